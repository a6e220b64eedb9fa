import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ErrorState, Page, Skeleton, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NotificationTable } from '../notifications/NotificationTable';
import { PushDetailsSwitch } from '../notifications/PushDetailsSwitch';
import { PushState } from '../notifications/PushState';
import { StopAlert } from '../notifications/StopAlert';
import { useNotifications } from '../stores/NotificationsStore';
import { screenTitles } from './screenTitles';

/** Which notifications a member gets, by e-mail and by push. */
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
          defaultMessage="Choose what we tell you about. A change is saved at once."
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
