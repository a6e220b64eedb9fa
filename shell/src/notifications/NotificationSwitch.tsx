import type { NotificationChannel, NotificationKind } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Switch, VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { channelLabels } from './channelLabels';
import { kindLabels } from './kindLabels';
import { useNotifications } from '../stores/NotificationsStore';

interface NotificationSwitchProps {
  kind: NotificationKind;
  channel: NotificationChannel;
}

/** The switch in one cell of the table; changes are saved immediately. */
export const NotificationSwitch = observer(({ kind, channel }: NotificationSwitchProps) => {
  const intl = useIntl();
  const { toasts } = useStore();
  const notifications = useNotifications();
  const isOn = notifications.settings.value?.notifications[kind][channel] ?? false;
  return (
    <Switch checked={isOn} onChange={(isChecked) => void notifications.change(kind, channel, isChecked).catch(toasts.showError)}>
      <VisuallyHidden>
        <FormattedMessage
          id="shell.notifications.cell"
          defaultMessage="{kind}: {channel}"
          description="Name of a switch, for screen readers; kind: a row such as New messages; channel: a column, E-mail or Push"
          values={{ kind: intl.formatMessage(kindLabels[kind]), channel: intl.formatMessage(channelLabels[channel]) }}
        />
      </VisuallyHidden>
    </Switch>
  );
});
