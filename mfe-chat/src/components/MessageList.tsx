import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Text, token, VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { isAvailable } from '@rendezvous/shared/contract';
import type { SafetySubject } from '@rendezvous/shared/safety';
import type { ConversationStore } from '../stores/ConversationStore';
import { HistoryStart } from './HistoryStart';
import { IcebreakerOffer } from './IcebreakerOffer';
import { JumpToLatest } from './JumpToLatest';
import { lastMessageText } from './lastMessageText';
import { buildMessageRows } from './messageRows';
import { MessageRowView } from './MessageRowView';
import { useStableScroll } from './useStableScroll';

/** Announces messages to screen readers, but only those that arrive while the conversation is open. */
const NewMessageStatus = observer(({ conversation: { latestArrival, profile } }: { conversation: ConversationStore }) => {
  const intl = useIntl();
  return (
    <VisuallyHidden as="div" role="status">
      {latestArrival && (
        <FormattedMessage
          id="chat.messages.announce"
          defaultMessage="{name} writes: {text}"
          description="Read out when a message comes in while the conversation is open"
          values={{ name: profile?.name ?? '', text: lastMessageText(intl, { ...latestArrival, preview: latestArrival.body }) }}
        />
      )}
    </VisuallyHidden>
  );
});

/**
 * The partner and the conversation, for the safety sheet; null while unknown and once the partner has left. Returns the same object on
 * every render, since it is a prop of every memoised row. Call inside an observer.
 */
function useSender({ profile, id: conversationId }: ConversationStore): SafetySubject | null {
  const { id, name, fictional } = profile ?? {};
  const isPresent = profile !== null && isAvailable(profile);
  return useMemo(() => {
    const isComplete = isPresent && id !== undefined && name !== undefined && fictional !== undefined && conversationId !== null;
    return isComplete ? { member: { id, name, fictional }, conversationId } : null;
  }, [isPresent, id, name, fictional, conversationId]);
}

/** Number of newest rows whose pictures load eagerly; about as many are visible when a conversation opens. */
const NEWEST_ROW_COUNT = 6;

/** Distance from the top at which older messages are loaded, in px. */
const FETCH_AHEAD_PX = 400;

/** Height of the rows above the visible part, in px; `scrollTop` is 0 at the end and negative above. */
const getHeightAbove = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number => scrollHeight - clientHeight + scrollTop;

/** The messages of a conversation with day headings, a divider before new ones, and a button that jumps to the newest. */
export const MessageList = observer(({ conversation }: { conversation: ConversationStore }) => {
  const intl = useIntl();
  const { messages, outbox, readState } = conversation;
  const { firstUnreadId } = readState;
  const sender = useSender(conversation);
  const rows = buildMessageRows({ messages, outgoing: outbox.messages, firstUnreadId, timeZone: intl.timeZone });
  const lastRow = rows.at(-1);
  const { ref, onScroll, isAtEnd, missedCount, scrollToEnd } = useStableScroll({
    lastKey: lastRow?.key,
    isLastMine: lastRow?.kind === 'outgoing' || (lastRow?.kind === 'message' && lastRow.message.mine),
    count: messages.length + outbox.messages.length,
  });
  const handleScroll = (): void => {
    onScroll();
    if (ref.current && getHeightAbove(ref.current) < FETCH_AHEAD_PX && conversation.hasOlder) void conversation.loadOlder();
  };
  useFillViewport(conversation, ref.current);
  const label = intl.formatMessage({
    id: 'chat.messages.label',
    defaultMessage: 'Messages',
    description: 'Name of the part of a conversation with its messages, read out',
  });
  return (
    <div css={frame}>
      {/* A scrollable region must be reachable by keyboard. */}
      <div ref={ref} onScroll={handleScroll} css={scroller} tabIndex={0} role="region" aria-label={label}>
        <div css={content}>
          <HistoryStart conversation={conversation} />
          {rows.length === 0 && <EmptyConversation conversation={conversation} />}
          <ol css={list}>
            {rows.map((row, index) => (
              <MessageRowView key={row.key} row={row} outbox={outbox} sender={sender} priority={index >= rows.length - NEWEST_ROW_COUNT} />
            ))}
          </ol>
        </div>
      </div>
      {!isAtEnd && <JumpToLatest count={missedCount} onPress={scrollToEnd} />}
      <NewMessageStatus conversation={conversation} />
    </div>
  );
});

/** Loads older messages for as long as the loaded ones are too few to scroll. */
function useFillViewport(conversation: ConversationStore, box: HTMLElement | null): void {
  const { hasOlder, messages } = conversation;
  useEffect(() => {
    if (hasOlder && box && box.clientHeight > 0 && box.scrollHeight <= box.clientHeight) void conversation.loadOlder();
  }, [conversation, hasOlder, messages, box]);
}

const EmptyConversation = ({ conversation }: { conversation: ConversationStore }) => (
  <div css={emptyState}>
    <Text tone="muted" align="center">
      <FormattedMessage
        id="chat.messages.none"
        defaultMessage="Say hello: the first message is the hardest, and a question helps."
        description="In a conversation without messages"
      />
    </Text>
    <IcebreakerOffer conversation={conversation} />
  </div>
);

const frame = css({ position: 'relative', flex: 1, display: 'flex', minHeight: 0 });
/** Laid out from its end, so that the newest message is visible before any script runs. */
const scroller = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  padding: token.space4,
  '&:focus-visible': { outlineOffset: '-3px' },
});
const content = css({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
const list = css({ display: 'flex', flexDirection: 'column', margin: 'auto 0 0', padding: 0, listStyle: 'none' });
const emptyState = css({ display: 'grid', justifyItems: 'center', gap: token.space4, margin: 'auto', maxWidth: '22rem' });
