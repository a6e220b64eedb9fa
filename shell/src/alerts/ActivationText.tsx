import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';

/** Where the link to confirm was sent. */
export const ActivationText = observer(() => (
  <FormattedMessage
    id="shell.activation.text"
    defaultMessage="Confirm your e-mail address with the link we sent to {email}. Until then nobody can see your profile."
    description="Reminder; email: the member's address"
    values={{ email: <strong>{useStore().session.user?.email}</strong> }}
  />
));
