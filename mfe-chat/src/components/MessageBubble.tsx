import type { Message } from '@rendezvous/shared/contract';
import { FormattedMessage, formatTime, useIntl } from '@rendezvous/shared/intl';
import { SafetyButton, type SafetySubject } from '@rendezvous/shared/safety';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { useId } from 'react';
import { bubbleStyle } from './bubbleStyle';
import type { Grouping } from './messageRows';
import { MessageContent } from './MessageContent';
import { MessageState } from './MessageState';
import { RiskWarning } from './RiskWarning';

interface MessageBubbleProps extends Grouping {
  /** Name of the sender, unless it is the member. */
  sender: SafetySubject | null;
  message: Message;
  /** Among the newest, so its picture is visible at once. */
  priority: boolean;
}

/** A stored message. */
export function MessageBubble({ message, sender, starts, ends, priority }: MessageBubbleProps) {
  const intl = useIntl();
  const words = useId();
  const { mine, created, state } = message;
  const subject = mine || sender === null ? null : { ...sender, message };
  return (
    <li css={bubbleStyle.line} data-mine={mine} data-starts={starts} data-ends={ends}>
      <div css={bubbleStyle.row}>
        <div id={words} css={bubbleStyle.bubble}>
          {mine && <Mine />}
          <MessageContent message={message} priority={priority} subject={subject} />
        </div>
        {subject && <SafetyButton {...subject} describedBy={words} css={bubbleStyle.safety} />}
      </div>
      {subject && message.risky && <RiskWarning subject={subject} />}
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
