import { FormattedMessage } from '@rendezvous/shared/intl';
import { Icon } from '@rendezvous/shared/ui';
import type { Outbox } from '../stores/Outbox';
import type { OutgoingMessage } from '../stores/OutgoingMessage';
import { bubbleStyle } from './bubbleStyle';
import { FailedMessage } from './FailedMessage';
import type { Grouping } from './messageRows';
import { MessageState } from './MessageState';

interface OutgoingBubbleProps extends Grouping {
  message: OutgoingMessage;
  outbox: Outbox;
}

/** A message that the server has not stored yet, with a clock, labelled while it waits, or with its error. */
export function OutgoingBubble({ message, starts, ends, outbox }: OutgoingBubbleProps) {
  const { body, state } = message;
  const isFailed = state === 'failed';
  return (
    <li css={bubbleStyle.line} data-mine data-starts={starts} data-ends={ends || isFailed} data-failed={isFailed}>
      <div css={bubbleStyle.row}>
        <div css={bubbleStyle.bubble}>
          <bdi>{body}</bdi>
        </div>
      </div>
      {isFailed ? (
        <FailedMessage message={message} outbox={outbox} />
      ) : (
        <span css={bubbleStyle.meta}>{state === 'waiting' ? <WaitingState /> : <MessageState state="sending" />}</span>
      )}
    </li>
  );
}

const WaitingState = () => (
  <>
    <Icon name="clock" size={16} />
    <FormattedMessage
      id="chat.state.waiting"
      defaultMessage="Waiting"
      description="Mark under a message of mine that goes out by itself once the server can be reached"
    />
  </>
);
