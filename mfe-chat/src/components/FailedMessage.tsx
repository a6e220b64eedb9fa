import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { LinkButton, Row, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Outbox } from '../stores/Outbox';
import type { OutgoingMessage } from '../stores/OutgoingMessage';
import { useBecomeVisible } from '../stores/useBecomeVisible';
import { InvisibleQuestion } from './InvisibleQuestion';
import { MessageState } from './MessageState';

interface FailedMessageProps {
  message: OutgoingMessage;
  outbox: Outbox;
}

/** Explains why a message was not sent, and offers to retry or delete it; an invisible member has to confirm a retry. */
export const FailedMessage = observer(({ message: { clientId, error }, outbox }: FailedMessageProps) => {
  const intl = useIntl();
  const { session } = useStore();
  const [isAsking, setAsking] = useState(false);
  const retry = (): void => {
    setAsking(false);
    void outbox.retry(clientId);
  };
  const [isBusy, becomeVisible] = useBecomeVisible(retry);
  return (
    <>
      <div css={failure} role="alert">
        <span css={reason}>
          <MessageState state="failed" /> {describeError(intl, error)}
        </span>
        <Row gap="l" justify="end">
          <LinkButton onPress={session.user?.invisible ? () => setAsking(true) : retry}>
            <FormattedMessage id="chat.failed.retry" defaultMessage="Retry" description="Button under a message that was not sent" />
          </LinkButton>
          <LinkButton onPress={() => outbox.discard(clientId)}>
            <FormattedMessage id="chat.failed.delete" defaultMessage="Delete" description="Button under a message that was not sent" />
          </LinkButton>
        </Row>
      </div>
      <InvisibleQuestion isOpen={isAsking} busy={isBusy} onClose={() => setAsking(false)} onConfirm={becomeVisible} />
    </>
  );
});

const failure = css({ display: 'grid', gap: token.space1, fontSize: token.fontSizeS, textAlign: 'end' });
const reason = css({ color: token.colorDangerText });
