import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Switch } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useNotifications } from '../stores/NotificationsStore';

/** Whether push messages name the sender and show the text; off until the member opts in. */
export const PushDetailsSwitch = observer(() => {
  const { toasts } = useStore();
  const notifications = useNotifications();
  return (
    <Switch
      checked={notifications.settings.value?.push_details ?? false}
      onChange={(isOn) => void notifications.changeDetails(isOn).catch(toasts.showError)}
      description={
        <FormattedMessage
          id="shell.notifications.details_hint"
          defaultMessage="Without it they only say that there is something new, since others may see your screen."
          description="Under the switch for names and texts in push messages"
        />
      }
    >
      <FormattedMessage
        id="shell.notifications.details"
        defaultMessage="Push messages show names and texts"
        description="Switch of the notification settings"
      />
    </Switch>
  );
});
