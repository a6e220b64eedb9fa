import { css } from '@emotion/react';
import { Link, pathTo } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Heading, Logo, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LanderBanner } from '../page/LanderBanner';

interface SwipePageProps {
  title: ReactNode;
  /** Name of the campaign's picture, shown behind the title; undefined until it is known. */
  image: string | undefined;
  text: ReactNode;
  /** False while a variant's texts are loading; title and text are then hidden. */
  isReady: boolean;
  children: ReactNode;
}

/** Page without navigation: the logo, a banner with title and text, and the content below it. */
export const SwipePage = observer(({ title, image, text, isReady, children }: SwipePageProps) => {
  const { name } = useStore().settings.current;
  return (
    <div css={page}>
      <Link to={pathTo('index')} css={homeLink}>
        <Logo name={name} />
      </Link>
      <div css={top}>
        <LanderBanner image={image} isReady={isReady}>
          <Heading level={1} tabIndex={-1} css={focusTarget}>
            {title}
          </Heading>
          <Text>{text}</Text>
        </LanderBanner>
      </div>
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
/** A low banner, so that the card and its buttons fit on a phone. */
const top = css({
  display: 'grid',
  '& > header': { padding: `${token.space6} ${token.space4} ${token.space3}`, borderRadius: token.radiusXl },
});
const focusTarget = css({ '&:focus': { outline: 'none' } });
