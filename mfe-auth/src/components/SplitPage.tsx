import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Logo, media, Page, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

interface SplitPageProps {
  /** Visually hidden h1; the visible heading is part of the content. */
  title: ReactNode;
  /** Shown next to the content on a wide screen. */
  aside: ReactNode;
  /** Shows the aside on a phone too, above the content. */
  showsAsideOnPhone?: boolean;
  children: ReactNode;
}

/** A page without navigation, for a single task: the logo and the content, with an aside where there is room. */
export const SplitPage = observer(({ title, aside, showsAsideOnPhone = false, children }: SplitPageProps) => {
  const { name } = useStore().settings.current;
  return (
    <Page title={title} hideTitle width="full">
      <div css={pageGrid}>
        <div css={header}>
          <Link to={pathTo('index')} css={homeLink}>
            <Logo name={name} />
          </Link>
        </div>
        <aside css={asideArea} data-phone={showsAsideOnPhone}>
          {aside}
        </aside>
        <div css={content}>
          <div css={taskColumn}>{children}</div>
        </div>
      </div>
    </Page>
  );
});

const pageGrid = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minHeight: `calc(100dvh - ${token.sizeExit})`,
  background: token.colorSurface,
  [media.lg]: { gridTemplate: '"aside head" auto "aside content" 1fr / minmax(0, 5fr) minmax(0, 6fr)' },
});
const header = css({ padding: token.space4, [media.lg]: { gridArea: 'head', padding: `${token.space5} ${token.space6} 0` } });
const homeLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.sizeTarget,
  textDecoration: 'none',
  borderRadius: token.radiusS,
});
const asideArea = css({
  display: 'none',
  overflow: 'clip',
  '&[data-phone="true"]': { display: 'grid' },
  [media.lg]: {
    // At least as tall as the window below the quick exit, and taller if large text needs more space.
    '&, &[data-phone="true"]': {
      display: 'grid',
      gridArea: 'aside',
      alignSelf: 'start',
      position: 'sticky',
      top: token.sizeExit,
      minHeight: `calc(100dvh - ${token.sizeExit})`,
    },
  },
});
const content = css({
  display: 'flex',
  padding: `${token.space3} ${token.space4} ${token.space7}`,
  [media.lg]: { gridArea: 'content', alignItems: 'center', padding: token.space6 },
});
const taskColumn = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space5,
  width: '100%',
  maxWidth: '27rem',
  marginInline: 'auto',
});
