import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';
import { screenTitles } from '../screens/screenTitles';
import { SettingsCard } from './SettingsCard';

/** Link to the notification settings. */
export const NotificationsCard = () => (
  <SettingsCard
    title={<FormattedMessage {...screenTitles.notifications} />}
    lead={
      <FormattedMessage
        id="shell.settings.notifications_lead"
        defaultMessage="What we tell you about, by e-mail and by push."
        description="Settings: under the heading Notifications"
      />
    }
  >
    <ButtonLink to={pathTo('notifications')} variant="secondary" icon="bell">
      <FormattedMessage id="shell.settings.notifications" defaultMessage="Choose notifications" description="Link in the settings" />
    </ButtonLink>
  </SettingsCard>
);
