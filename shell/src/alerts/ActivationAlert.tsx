import { observer } from 'mobx-react-lite';
import { Alert } from '@rendezvous/shared/ui';
import { ActivationText } from './ActivationText';
import { ResendButton } from './ResendButton';
import { useActivationReminder } from './useActivationReminder';

/** Reminds a member to confirm the e-mail address. */
export const ActivationAlert = observer(() =>
  useActivationReminder() === 'alert' ? (
    <Alert tone="warning" icon="mail" action={<ResendButton />}>
      <ActivationText />
    </Alert>
  ) : null,
);
