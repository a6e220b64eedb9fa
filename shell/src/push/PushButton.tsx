import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button } from '@rendezvous/shared/ui';

/** Requests permission to show push messages; nothing but a click on this button ever does so. */
export const PushButton = () => {
  const { push, toasts } = useStore();
  return (
    <Button size="s" icon="bell-ringing" onPress={() => void push.enable().catch(toasts.showError)}>
      <FormattedMessage
        id="shell.alert.push_action"
        defaultMessage="Turn on notifications"
        description="Button that asks for notifications"
      />
    </Button>
  );
};
