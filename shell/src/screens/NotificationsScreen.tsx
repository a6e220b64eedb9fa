import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ErrorState, Page, Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NotificationTable } from '../notifications/NotificationTable';
import { PushDetailsSwitch } from '../notifications/PushDetailsSwitch';
import { PushState } from '../notifications/PushState';
import { StopAlert } from '../notifications/StopAlert';
import { useNotifications } from '../notifications/useNotifications';
import { screenTitles } from './screenTitles';

/** What a member is told of, by e-mail and by push. */
export const NotificationsScreen = observer(() => {
  const intl = useIntl();
  const { settings } = useNotifications();
  useEffect(() => void settings.load(), [settings]);
  const { value, error } = settings;
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
      {value || error ? null : <Skeleton lines={12} />}
      {error && !value ? <ErrorState onRetry={() => void settings.load()}>{describeError(intl, error)}</ErrorState> : null}
      <PushState />
    </Page>
  );
});
