import { ApiError } from '@rendezvous/shared/http';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { MailWait } from './MailWait';

/** Button that sends the confirmation email again; replaced by a countdown while it is too soon to do so. */
export const ResendButton = () => {
  const intl = useIntl();
  const { session, toasts } = useStore();
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await session.resendActivation();
      toasts.show(
        intl.formatMessage({
          id: 'shell.activation.sent',
          defaultMessage: 'The email is on its way.',
          description: 'Toast after sending the confirmation mail again',
        }),
      );
    } catch (error) {
      if (ApiError.of(error).waitSeconds === 0) toasts.showError(error);
    }
    setBusy(false);
  };
  return (
    <MailWait>
      <Button size="s" busy={busy} onPress={() => void resend()}>
        <FormattedMessage
          id="shell.activation.resend"
          defaultMessage="Send the e-mail again"
          description="Button in the reminder to confirm the e-mail address"
        />
      </Button>
    </MailWait>
  );
};
