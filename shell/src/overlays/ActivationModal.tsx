import { SIGNUP_COMPLETE_PARAM } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Dialog, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ActivationText } from '../alerts/ActivationText';
import { ResendButton } from '../alerts/ResendButton';
import { useActivationReminder } from '../alerts/useActivationReminder';

/** Reminds a member to confirm the email address, right after a sign-up on a smartphone. */
export const ActivationModal = observer(() => {
  const { overlays } = useStore();
  const [query, setQuery] = useSearchParams();
  const isDue = useActivationReminder() === 'modal';
  useEffect(() => {
    if (isDue) overlays.open('activation');
    return () => overlays.close('activation');
  }, [isDue, overlays]);
  const close = (): void => {
    const remainingQuery = new URLSearchParams(query);
    remainingQuery.delete(SIGNUP_COMPLETE_PARAM);
    setQuery(remainingQuery, { replace: true });
  };
  const title = (
    <FormattedMessage
      id="shell.activation.title"
      defaultMessage="Confirm your email address"
      description="Heading of the reminder after sign-up"
    />
  );
  return (
    <Dialog title={title} isOpen={overlays.isOpen('activation')} onClose={close} size="s" actions={<ResendButton />}>
      <Text>
        <ActivationText />
      </Text>
    </Dialog>
  );
});
