import type { Message } from '@rendezvous/shared/contract';
import { FormattedMessage, formatTime, useIntl } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { bubbleStyle } from './bubbleStyle';
import type { Grouping } from './messageRows';
import { MessageState } from './MessageState';

interface MessageBubbleProps extends Grouping {
  message: Message;
}

/** A stored message; text only, nothing in it is ever read as markup. */
export function MessageBubble({ message, starts, ends }: MessageBubbleProps) {
  const intl = useIntl();
  const { mine, body, created, state } = message;
  return (
    <li css={bubbleStyle.line} data-mine={mine} data-starts={starts} data-ends={ends}>
      <div css={bubbleStyle.bubble}>
        {mine && <Mine />}
        <bdi>{body}</bdi>
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
