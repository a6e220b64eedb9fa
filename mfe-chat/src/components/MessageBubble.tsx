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
  /** The partner and the conversation, for the safety sheet; null while unknown and once the partner has left. */
  sender: SafetySubject | null;
  message: Message;
  /** True for the newest messages, whose pictures load eagerly. */
  priority: boolean;
}

/**
 * A stored message. A received one has a safety button and, if risky, a warning. The last one of a group shows its time and, if it is the
 * member's own, its delivery state.
 */
export function MessageBubble({ message, sender, starts, ends, priority }: MessageBubbleProps) {
  const intl = useIntl();
  const contentId = useId();
  const { mine, created, state } = message;
  const subject = mine || sender === null ? null : { ...sender, message };
  return (
    <li css={bubbleStyle.line} data-mine={mine} data-starts={starts} data-ends={ends}>
      <div css={bubbleStyle.row}>
        <div id={contentId} css={bubbleStyle.bubble}>
          {mine && <OwnMessageLabel />}
          <MessageContent message={message} priority={priority} subject={subject} />
        </div>
        {subject && <SafetyButton {...subject} describedBy={contentId} css={bubbleStyle.safety} />}
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

const OwnMessageLabel = () => (
  <VisuallyHidden>
    <FormattedMessage id="chat.message.mine" defaultMessage="You:" description="Read out before a message of mine" />
  </VisuallyHidden>
);
