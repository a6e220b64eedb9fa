import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ErrorState, Page, Skeleton, Switch, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStore } from '@rendezvous/shared/store';
import { NotificationTable } from '../notifications/NotificationTable';
import { PushState } from '../notifications/PushState';
import { StopAlert } from '../notifications/StopAlert';
import { useNotifications } from '../stores/NotificationsStore';
import { screenTitles } from './screenTitles';

/** Switch for naming the sender and showing the text in push messages; off until the member opts in. */
const PushDetailsSwitch = observer(() => {
  const { toasts } = useStore();
  const notifications = useNotifications();
  return (
    <Switch
      checked={notifications.settings.value?.push_details ?? false}
      onChange={(isOn) => void notifications.changeDetails(isOn).catch(toasts.showError)}
      description={
        <FormattedMessage
          id="shell.notifications.details_hint"
          defaultMessage="When this is off, push notifications only say there’s something new, in case others see your screen."
          description="Under the switch for names and texts in push messages"
        />
      }
    >
      <FormattedMessage
        id="shell.notifications.details"
        defaultMessage="Show names and messages in push notifications"
        description="Switch of the notification settings"
      />
    </Switch>
  );
});

/** Lets a member choose which notifications to get by email and by push. */
export const NotificationsScreen = observer(() => {
  const intl = useIntl();
  const { settings } = useNotifications();
  useEffect(() => void settings.load(), [settings]);
  const { error } = settings;
  const isWaiting = useSteadyLoading(settings.value === undefined && error === undefined);
  const value = isWaiting ? undefined : settings.value;
  return (
    <Page
      width="narrow"
      title={<FormattedMessage {...screenTitles.notifications} />}
      lead={
        <FormattedMessage
          id="shell.notifications.lead"
          defaultMessage="Choose what we tell you about. We save every change right away."
          description="Under the heading of the notification settings"
        />
      }
    >
      {value?.disabled.map((reason) => (
        <StopAlert key={reason} reason={reason} />
      ))}
      {value ? <NotificationTable /> : null}
      {value ? <PushDetailsSwitch /> : null}
      {isWaiting ? <Skeleton lines={12} /> : null}
      {error && !value && !isWaiting ? <ErrorState onRetry={() => void settings.load()}>{describeError(intl, error)}</ErrorState> : null}
      <PushState />
    </Page>
  );
});
