import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, type ButtonVariant, Stack } from '@rendezvous/shared/ui';
import { useState } from 'react';

type SendState = 'ready' | 'busy' | 'sent';

interface ResendMailProps {
  send: () => Promise<void>;
  /** Secondary where another button is the main action. */
  variant?: ButtonVariant;
}

/** Sends an email again, and reports success or failure. */
export function ResendMail({ send, variant = 'primary' }: ResendMailProps) {
  const intl = useIntl();
  const [state, setState] = useState<SendState>('ready');
  const [failure, setFailure] = useState<unknown>(null);
  const resend = async (): Promise<void> => {
    setState('busy');
    setFailure(null);
    try {
      await send();
      setState('sent');
    } catch (error) {
      setFailure(error);
      setState('ready');
    }
  };
  if (state === 'sent')
    return (
      <Alert tone="success">
        <FormattedMessage
          id="auth.resend.sent"
          defaultMessage="A new email is on its way. Check your inbox."
          description="After the activation mail was sent again"
        />
      </Alert>
    );
  return (
    <Stack gap="m">
      <Button icon="mail" variant={variant} onPress={() => void resend()} busy={state === 'busy'}>
        <FormattedMessage
          id="auth.resend.button"
          defaultMessage="Send a new e-mail"
          description="Button that sends the activation mail again"
        />
      </Button>
      {failure === null ? null : <Alert tone="danger">{describeError(intl, failure)}</Alert>}
    </Stack>
  );
}
