import { css } from '@emotion/react';
import { Link, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Heading, Logo, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

interface SwipePageProps {
  title: ReactNode;
  text: ReactNode;
  /** False while a variant's texts are loading, which hides title and text. */
  isReady: boolean;
  children: ReactNode;
}

/** A page without navigation: the logo, a title, one task. */
export const SwipePage = observer(({ title, text, isReady, children }: SwipePageProps) => {
  const { name } = useStore().settings.current;
  return (
    <div css={page}>
      <Link to={pathTo('index')} css={homeLink}>
        <Logo name={name} />
      </Link>
      <header css={textBlock} data-ready={isReady}>
        <Heading level={1} tabIndex={-1} css={focusTarget}>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </header>
      {children}
    </div>
  );
});

const page = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space4,
  width: '100%',
  maxWidth: '30rem',
  minHeight: `calc(100svh - ${token.sizeExit})`,
  marginInline: 'auto',
  padding: `${token.space3} ${token.space4} ${token.space6}`,
  '& > section': { width: 'auto', borderRadius: token.radiusXl },
});
const homeLink = css({
  display: 'inline-flex',
  justifySelf: 'center',
  alignItems: 'center',
  minHeight: token.sizeTarget,
  textDecoration: 'none',
});
const textBlock = css({ display: 'grid', gap: token.space1, '&[data-ready="false"]': { opacity: 0 } });
const focusTarget = css({ '&:focus': { outline: 'none' } });
