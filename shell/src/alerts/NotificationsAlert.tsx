import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, ButtonLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { notificationStopTexts } from './notificationStopTexts';
import { useAlert } from './useAlert';

/** Tells a member each reason why email is switched off, and links to where it can be switched on again. */
export const NotificationsAlert = observer(() => {
  const { isShown, dismiss } = useAlert('disabled-notifications');
  const reasons = useStore().session.user?.notifications_disabled ?? [];
  if (!isShown) return null;
  const action = (
    <ButtonLink to={pathTo('notifications')} size="s" variant="secondary">
      <FormattedMessage
        id="shell.alert.notifications_action"
        defaultMessage="To the notifications"
        description="Link to the notification settings, where e-mail is switched on again"
      />
    </ButtonLink>
  );
  return (
    <Alert tone="warning" icon="mail" action={action} onDismiss={dismiss}>
      {reasons.map((reason) => (
        <p key={reason}>
          <FormattedMessage {...notificationStopTexts[reason]} />
        </p>
      ))}
    </Alert>
  );
});
