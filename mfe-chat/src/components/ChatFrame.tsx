import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { ConversationList } from './ConversationList';

interface ChatFrameProps {
  /** The pane that the screen is about; below 992 px only this pane is shown. */
  main: 'list' | 'conversation';
  /** Id of the open conversation. */
  openId?: string | null;
  children: ReactNode;
}

/** List and conversation, side by side from 992 px, otherwise only one of them. */
export function ChatFrame({ main, openId = null, children }: ChatFrameProps) {
  return (
    <div css={frame} data-main={main}>
      <div css={side} data-shown={main === 'list'}>
        <ConversationList isMain={main === 'list'} openId={openId} />
      </div>
      <div css={stage} data-shown={main === 'conversation'}>
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
const side = css(pane, {
  flex: 1,
  background: token.colorSurface,
  [media.lg]: { flex: '0 0 24rem', borderInlineEnd: `1px solid ${token.colorBorder}` },
});
const stage = css(pane, { position: 'relative', flex: 1 });
