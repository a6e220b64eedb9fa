import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAlert } from './useAlert';

/** Push is possible but not on. */
export const PushAlert = observer(() => {
  const { push, toasts } = useStore();
  const { isShown, dismiss } = useAlert('push');
  if (!isShown) return null;
  const action = (
    <Button size="s" icon="bell-ringing" onPress={() => void push.enable().catch(toasts.showError)}>
      <FormattedMessage id="shell.alert.push_action" defaultMessage="Switch on" description="Button that asks for notifications" />
    </Button>
  );
  return (
    <Alert tone="info" icon="bell" action={action} onDismiss={dismiss}>
      <FormattedMessage
        id="shell.alert.push"
        defaultMessage="Know at once when somebody writes to you. Notifications never show names, photos or texts."
        description="Offer of push notifications"
      />
    </Alert>
  );
});
