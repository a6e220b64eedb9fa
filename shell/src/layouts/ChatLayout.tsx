import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../banners/OfflineBanner';
import { TimeBonusBanner } from '../banners/TimeBonusBanner';
import { QuickExit } from '../exit/QuickExit';
import { TopNavigation } from '../navigation/TopNavigation';
import { LayoutOverlays } from '../overlays/LayoutOverlays';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { BottomBarSpace } from './BottomBarSpace';
import { SkipLink } from './SkipLink';

/** Space for the bottom bar below the chat list; a conversation has no bottom bar. */
const ChatBottomSpace = () => (useCurrentRoute()?.name === 'chats' ? <BottomBarSpace /> : null);

/** Layout with quick exit, navigation, banners and entry warning. The page itself never scrolls; only the chat inside it does. */
export const ChatLayout = ({ children }: { children: ReactNode }) => (
  <div css={frame}>
    <SkipLink />
    <QuickExit />
    <TopNavigation />
    <OfflineBanner />
    <TimeBonusBanner />
    <main id="content" tabIndex={-1} css={main}>
      {children}
    </main>
    <ChatBottomSpace />
    <LayoutOverlays layout="Chat" />
  </div>
);

const frame = css({ display: 'flex', flexDirection: 'column', height: '100dvh', background: token.colorBackground });
const main = css({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, overflow: 'auto', '& > *': { flex: 1, minHeight: 0 } });
