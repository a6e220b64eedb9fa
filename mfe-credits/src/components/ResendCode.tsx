import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useDirectDebitStore } from '../stores/DirectDebitStore';
import { useBusy } from './useBusy';

/** Button that requests another code; a countdown replaces the button until a request is allowed again. */
export const ResendCode = observer(() => {
  const intl = useIntl();
  const { toasts } = useStore();
  const debit = useDirectDebitStore();
  const [isBusy, run] = useBusy();
  const sentText = intl.formatMessage({
    id: 'credits.otp.resent',
    defaultMessage: 'A new code is on its way.',
    description: 'Toast after another text message was sent',
  });
  const seconds = debit.secondsUntilResend;
  if (seconds > 0)
    return (
      <Text as="span" size="s" tone="muted">
        <FormattedMessage
          id="credits.otp.wait"
          defaultMessage="New code in {seconds, plural, one {# second} other {# seconds}}"
          description="In place of the button for another code, counting down"
          values={{ seconds }}
        />
      </Text>
    );
  return (
    <Button
      variant="secondary"
      size="s"
      icon="refresh"
      busy={isBusy}
      onPress={() => run(() => debit.resendCode().then(() => void toasts.show(sentText)))}
    >
      <FormattedMessage id="credits.otp.again" defaultMessage="Send a new code" description="Button under the code of a text message" />
    </Button>
  );
});
