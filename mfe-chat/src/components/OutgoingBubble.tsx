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

/** A message on its way: a clock; when it failed it keeps its text and says why. */
export function OutgoingBubble({ message, starts, ends, outbox }: OutgoingBubbleProps) {
  const { body, state } = message;
  const failed = state === 'failed';
  return (
    <li css={bubbleStyle.line} data-mine data-starts={starts} data-ends={ends || failed} data-failed={failed}>
      <div css={bubbleStyle.bubble}>
        <bdi>{body}</bdi>
      </div>
      {failed ? (
        <FailedMessage message={message} outbox={outbox} />
      ) : (
        <span css={bubbleStyle.meta}>
          <MessageState state="sending" />
        </span>
      )}
    </li>
  );
}
