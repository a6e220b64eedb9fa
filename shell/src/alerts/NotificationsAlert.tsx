import type { NotificationStop } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAlert } from './useAlert';

const texts: Record<NotificationStop, MessageDescriptor> = defineMessages({
  fbl: {
    id: 'shell.alert.fbl',
    defaultMessage: 'We no longer e-mail you, because one of our mails was marked as spam.',
    description: 'Warning: e-mail is switched off',
  },
  bounce: {
    id: 'shell.alert.bounce',
    defaultMessage: 'We cannot e-mail you: your e-mail address does not work.',
    description: 'Warning: e-mail is switched off',
  },
  listunsubscribe: {
    id: 'shell.alert.listunsubscribe',
    defaultMessage: 'We no longer e-mail you, because you unsubscribed.',
    description: 'Warning: e-mail is switched off',
  },
});

/** E-mail to the member is switched off, with each reason. */
export const NotificationsAlert = observer(() => {
  const { isShown, dismiss } = useAlert('disabled-notifications');
  const reasons = useStore().session.user?.notifications_disabled ?? [];
  if (!isShown) return null;
  return (
    <Alert tone="warning" icon="mail" onDismiss={dismiss}>
      {reasons.map((reason) => (
        <p key={reason}>
          <FormattedMessage {...texts[reason]} />
        </p>
      ))}
    </Alert>
  );
});
