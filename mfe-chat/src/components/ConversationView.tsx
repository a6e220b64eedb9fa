import { css } from '@emotion/react';
import { isAvailable } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { describeError, useIntl } from '@rendezvous/shared/intl';
import { EmptyState, ErrorState, Skeleton, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ConversationStore } from '../stores/ConversationStore';
import type { Outbox } from '../stores/Outbox';
import { AllChats } from './AllChats';
import { BlockedByMe } from './BlockedByMe';
import { Composer } from './Composer';
import { ComposerNotice } from './ComposerNotice';
import { ConversationHeader } from './ConversationHeader';
import { MessageList } from './MessageList';
import { OutgoingBubble } from './OutgoingBubble';

const PLACEHOLDER_SIDES = ['theirs', 'theirs', 'mine', 'theirs', 'mine'] as const;

const ConversationSkeleton = () => (
  <div css={list} aria-busy>
    {PLACEHOLDER_SIDES.map((side, index) => (
      <div key={index} css={bubble} data-mine={side === 'mine'}>
        <Skeleton shape="block" css={bubbleSkeleton} />
      </div>
    ))}
  </div>
);

const list = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: token.space3,
  minHeight: 0,
  overflow: 'hidden',
  padding: token.space4,
});
const bubble = css({ width: '60%', maxWidth: '22rem', height: '3.25rem', '&[data-mine="true"]': { marginInlineStart: 'auto' } });
const bubbleSkeleton = css({ height: '100%', '& > span': { minHeight: 0 } });

/** A conversation: partner, messages and, unless the partner has left, the composer. */
export const ConversationView = observer(({ conversation }: { conversation: ConversationStore }) => {
  const { isLoaded, isClosed, error, profile, id } = conversation;
  if (error !== null && (!isLoaded || isClosed)) return <Unavailable conversation={conversation} />;
  const hasPartnerLeft = profile !== null && !isAvailable(profile);
  return (
    <>
      <ConversationHeader profile={profile} conversationId={id} />
      {isLoaded ? <MessageList conversation={conversation} /> : <ConversationSkeleton />}
      {hasPartnerLeft ? null : (
        <>
          <ComposerNotice conversation={conversation} />
          <Composer conversation={conversation} />
        </>
      )}
    </>
  );
});

/** Explains why a conversation cannot be shown; its unsent messages can still be copied or retried. */
const Unavailable = observer(({ conversation }: { conversation: ConversationStore }) => (
  <div css={center}>
    <UnavailableReason conversation={conversation} />
    {conversation.outbox.messages.length > 0 && <UnsentList outbox={conversation.outbox} />}
  </div>
));

const UnavailableReason = observer(({ conversation }: { conversation: ConversationStore }) => {
  const intl = useIntl();
  const { error, isClosed } = conversation;
  if (error instanceof ApiError && error.code === 'blocked_by_me') return <BlockedByMe error={error} conversation={conversation} />;
  if (!isClosed) return <ErrorState onRetry={() => void conversation.open()}>{describeError(intl, error)}</ErrorState>;
  return <EmptyState icon="message" title={describeError(intl, error)} action={<AllChats />} />;
});

const UnsentList = observer(({ outbox }: { outbox: Outbox }) => (
  <ol css={unsentList}>
    {outbox.messages.map((message) => (
      <OutgoingBubble key={message.clientId} message={message} outbox={outbox} starts ends />
    ))}
  </ol>
));

const center = css({ flex: 1, display: 'grid', placeContent: 'center', padding: token.space4, overflowY: 'auto' });
const unsentList = css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' });
