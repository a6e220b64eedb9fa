import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { LinkButton, Row, token } from '@rendezvous/shared/ui';
import type { Outbox } from '../stores/Outbox';
import type { OutgoingMessage } from '../stores/OutgoingMessage';
import { bubbleStyle } from './bubbleStyle';
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
        <Failure message={message} outbox={outbox} />
      ) : (
        <span css={bubbleStyle.meta}>
          <MessageState state="sending" />
        </span>
      )}
    </li>
  );
}

function Failure({ message: { clientId, error }, outbox }: Pick<OutgoingBubbleProps, 'message' | 'outbox'>) {
  const intl = useIntl();
  return (
    <div css={failure} role="alert">
      <span css={reason}>
        <MessageState state="failed" /> {describeError(intl, error)}
      </span>
      <Row gap="l" justify="end">
        <LinkButton onPress={() => void outbox.retry(clientId)}>
          <FormattedMessage id="chat.failed.retry" defaultMessage="Retry" description="Button under a message that was not sent" />
        </LinkButton>
        <LinkButton onPress={() => outbox.discard(clientId)}>
          <FormattedMessage id="chat.failed.delete" defaultMessage="Delete" description="Button under a message that was not sent" />
        </LinkButton>
      </Row>
    </div>
  );
}

const failure = css({ display: 'grid', gap: token.space1, fontSize: token.fontSizeS, textAlign: 'end' });
const reason = css({ color: token.colorDangerText });
