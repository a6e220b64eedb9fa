import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { token } from '@rendezvous/shared/ui';
import { dayLabel } from '@rendezvous/shared/words';
import { memo } from 'react';
import type { Outbox } from '../stores/Outbox';
import { MessageBubble } from './MessageBubble';
import type { MessageRow } from './messageRows';
import { OutgoingBubble } from './OutgoingBubble';

interface MessageRowViewProps {
  row: MessageRow;
  outbox: Outbox;
  /** The partner and the conversation, for the safety sheet; null while unknown and once the partner has left. */
  sender: SafetySubject | null;
  /** True if the row is among the newest when it first renders; its picture then loads eagerly. */
  priority: boolean;
}

const arePropsEqual = (previous: MessageRowViewProps, current: MessageRowViewProps): boolean => {
  const [a, b] = [previous.row, current.row];
  if (previous.sender !== current.sender) return false;
  if (a.kind === 'message' && b.kind === 'message') return a.message === b.message && a.starts === b.starts && a.ends === b.ends;
  return false;
};

/** A row of a conversation. That of a stored message rerenders only if the message, its position in the group or the sender changes. */
export const MessageRowView = memo(({ row, outbox, sender, priority }: MessageRowViewProps) => {
  if (row.kind === 'day') return <Day created={row.created} />;
  if (row.kind === 'unread') return <UnreadDivider />;
  const { starts, ends } = row;
  if (row.kind === 'message') return <MessageBubble message={row.message} {...{ sender, starts, ends, priority }} />;
  return <OutgoingBubble message={row.message} starts={starts} ends={ends} outbox={outbox} />;
}, arePropsEqual);
MessageRowView.displayName = 'MessageRowView';

function Day({ created }: { created: number }) {
  const intl = useIntl();
  const { clock } = useStore();
  return (
    <li css={day}>
      <span>{dayLabel(intl, created, clock.now / 1000)}</span>
    </li>
  );
}

const UnreadDivider = () => (
  <li css={divider} data-divider>
    <FormattedMessage id="chat.messages.new" defaultMessage="New messages" description="Line before the messages that were not read yet" />
  </li>
);

const day = css({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: token.space3,
  fontSize: token.fontSizeXs,
  color: token.colorTextMuted,
  span: { padding: `${token.space1} ${token.space3}`, borderRadius: token.radiusRound, background: token.colorSurfaceSunken },
  'span::first-letter': { textTransform: 'uppercase' },
});
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space3,
  paddingBlock: token.space3,
  color: token.colorUnreadMessagesText,
  fontSize: token.fontSizeXs,
  fontWeight: token.weightMedium,
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: token.colorUnreadMessagesBorder },
});
