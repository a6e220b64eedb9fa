import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Logo, media, Page, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

interface SplitPageProps {
  /** The h1; the visible heading is that of the content. */
  title: ReactNode;
  /** Beside the content on a wide screen. */
  aside: ReactNode;
  /** Shows the aside on a phone as well, above the content. */
  asideOnPhone?: boolean;
  children: ReactNode;
}

/** A page without navigation: logo and one task, beside a picture where there is room. */
export const SplitPage = observer(({ title, aside, asideOnPhone = false, children }: SplitPageProps) => {
  const { name } = useStore().settings.current;
  return (
    <Page title={title} hideTitle width="full">
      <div css={split}>
        <aside css={side} data-phone={asideOnPhone}>
          {aside}
        </aside>
        <div css={content}>
          <Link to={pathTo('index')} css={home}>
            <Logo name={name} />
          </Link>
          <div css={task}>{children}</div>
        </div>
      </div>
    </Page>
  );
});

const split = css({ display: 'grid', minHeight: '100dvh', [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } });
const side = css({
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  '&[data-phone="true"]': { display: 'grid', order: 1 },
  [media.lg]: { '&, &[data-phone="true"]': { display: 'grid', order: 0, placeContent: 'center' } },
});
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space5,
  padding: `${token.space4} ${token.space4} ${token.space7}`,
  background: token.colorSurface,
  [media.lg]: { padding: token.space6 },
});
const home = css({
  alignSelf: 'flex-start',
  display: 'flex',
  alignItems: 'center',
  minHeight: token.sizeTarget,
  textDecoration: 'none',
  borderRadius: token.radiusS,
});
const task = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: token.space5,
  width: '100%',
  maxWidth: '27rem',
  marginInline: 'auto',
  [media.lg]: { justifyContent: 'center' },
});
