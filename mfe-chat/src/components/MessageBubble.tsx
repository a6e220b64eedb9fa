import type { Message } from '@rendezvous/shared/contract';
import { FormattedMessage, formatTime, useIntl } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { bubbleStyle } from './bubbleStyle';
import type { Grouping } from './messageRows';
import { MessageContent } from './MessageContent';
import { MessageState } from './MessageState';

interface MessageBubbleProps extends Grouping {
  message: Message;
  /** Among the newest: its picture is on screen at once. */
  priority: boolean;
}

/** A stored message. */
export function MessageBubble({ message, starts, ends, priority }: MessageBubbleProps) {
  const intl = useIntl();
  const { mine, created, state } = message;
  return (
    <li css={bubbleStyle.line} data-mine={mine} data-starts={starts} data-ends={ends}>
      <div css={bubbleStyle.bubble}>
        {mine && <Mine />}
        <MessageContent message={message} priority={priority} />
      </div>
      {ends && (
        <span css={bubbleStyle.meta}>
          {formatTime(intl, created)}
          {mine && <MessageState state={state} />}
        </span>
      )}
    </li>
  );
}

const Mine = () => (
  <VisuallyHidden>
    <FormattedMessage id="chat.message.mine" defaultMessage="You:" description="Read out before a message of mine" />
  </VisuallyHidden>
);
