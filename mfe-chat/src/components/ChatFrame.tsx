import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { ConversationList } from './ConversationList';

interface ChatFrameProps {
  /** The pane that the screen is about; narrower than 992 px, the screen shows only this pane. */
  mainPane: 'list' | 'conversation';
  /** Id of the open conversation; null if none is open or it has no id yet. */
  openConversationId?: string | null;
  children: ReactNode;
}

/** List and conversation, side by side from 992 px; on a narrower screen, only one of them. */
export function ChatFrame({ mainPane, openConversationId = null, children }: ChatFrameProps) {
  return (
    <div css={frame} data-main={mainPane}>
      <div css={listPane} data-shown={mainPane === 'list'}>
        <ConversationList isMain={mainPane === 'list'} openConversationId={openConversationId} />
      </div>
      <div css={conversationPane} data-shown={mainPane === 'conversation'}>
        {children}
      </div>
    </div>
  );
}

const frame = css({
  display: 'flex',
  width: '100%',
  maxWidth: token.sizeWide,
  marginInline: 'auto',
  minHeight: 0,
  [media.xl]: { borderInline: `1px solid ${token.colorBorder}` },
});
const pane = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '&[data-shown="false"]': { display: 'none', [media.lg]: { display: 'flex' } },
});
const listPane = css(pane, {
  flex: 1,
  background: token.colorSurface,
  [media.lg]: { flex: '0 0 24rem', borderInlineEnd: `1px solid ${token.colorBorder}` },
});
const conversationPane = css(pane, { position: 'relative', flex: 1 });
