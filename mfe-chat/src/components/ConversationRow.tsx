import { css } from '@emotion/react';
import { type ChatItem, pathTo } from '@rendezvous/shared/contract';
import { formatTime, type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Avatar, CountBadge, PersonName, Text, token } from '@rendezvous/shared/ui';
import { memo } from 'react';
import { dayNumber } from '@rendezvous/shared/words';
import { lastMessageText } from './lastMessageText';

interface ConversationRowProps {
  chat: ChatItem;
  isOpen: boolean;
}

/** A conversation in the list: partner, last message, time, unread count. */
export const ConversationRow = memo(({ chat, isOpen }: ConversationRowProps) => {
  const intl = useIntl();
  const { clock } = useStore();
  const { profile, conversation, last_message: lastMessage, num_unread_messages: unreadCount } = chat;
  const label = intl.formatMessage(
    {
      id: 'chat.row.unread',
      defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
      description: 'Badge in the list of chats, read out',
    },
    { count: unreadCount },
  );
  return (
    <li css={row} data-open={isOpen} data-unread={unreadCount > 0} aria-current={isOpen ? 'true' : undefined}>
      <Avatar image={profile.main_image} size="m" online={profile.online} />
      <div css={textBlock}>
        <div css={line}>
          <PersonName person={profile} to={pathTo('chats-id', { id: conversation.id })} stretched css={name} />
          {lastMessage && (
            <Text as="span" size="xs" tone={unreadCount > 0 ? 'unread' : 'muted'} css={time}>
              {formatRowTime(intl, lastMessage.created, clock.now / 1000)}
            </Text>
          )}
        </div>
        <div css={line}>
          <Text
            as="span"
            size="s"
            tone={unreadCount > 0 ? 'normal' : 'muted'}
            weight={unreadCount > 0 ? 'medium' : 'normal'}
            truncate
            css={preview}
          >
            {lastMessageText(intl, lastMessage)}
          </Text>
          <CountBadge count={unreadCount} label={label} />
        </div>
      </div>
    </li>
  );
});
ConversationRow.displayName = 'ConversationRow';

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space3,
  padding: token.space3,
  borderRadius: token.radiusM,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.75rem',
  '@media (hover: hover)': { '&:hover': { background: token.colorSurfaceHover } },
  '&[data-unread="true"]': { background: token.colorUnreadMessagesSoft },
  '&[data-open="true"]': { background: token.colorPrimarySoft },
});
const textBlock = css({ flex: 1, display: 'grid', gap: token.space1, minWidth: 0 });
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: token.space2, minWidth: 0 });
const name = css({ minWidth: 0, fontWeight: token.weightMedium });
const time = css({ flexShrink: 0 });
const preview = css({ flex: 1 });

const WEEK_DAYS = 7;

/** Formats when the last message was sent (unix seconds): as a time today, a weekday within the last week, otherwise a date. */
export function formatRowTime(intl: IntlShape, created: number, now: number): string {
  const daysAgo = dayNumber(now, intl.timeZone) - dayNumber(created, intl.timeZone);
  if (daysAgo <= 0) return formatTime(intl, created);
  return intl.formatDate(created * 1000, daysAgo < WEEK_DAYS ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}
