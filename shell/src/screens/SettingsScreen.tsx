import { FormattedMessage } from '@rendezvous/shared/intl';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { Button, ButtonLink, Page } from '@rendezvous/shared/ui';
import { pathTo } from '@rendezvous/shared/contract';
import { useLogout } from '../navigation/useLogout';
import { AccountCard } from '../settings/AccountCard';
import { AppearanceCard } from '../settings/AppearanceCard';
import { BlockedCard } from '../settings/BlockedCard';
import { DataCard } from '../settings/DataCard';
import { HiddenCard } from '../settings/HiddenCard';
import { LanguageCard } from '../settings/LanguageCard';
import { PrivacyCard } from '../settings/PrivacyCard';
import { ReportsCard } from '../settings/ReportsCard';
import { SessionsCard } from '../settings/SessionsCard';
import { SettingsCard } from '../settings/SettingsCard';
import { screenTitles } from './screenTitles';

/** Link to the notification settings. */
const NotificationsCard = () => (
  <SettingsCard
    title={<FormattedMessage {...screenTitles.notifications} />}
    lead={
      <FormattedMessage
        id="shell.settings.notifications_lead"
        defaultMessage="What we tell you about, by email and push notification."
        description="Settings: under the heading Notifications"
      />
    }
  >
    <ButtonLink to={pathTo('notifications')} variant="secondary" icon="bell">
      <FormattedMessage id="shell.settings.notifications" defaultMessage="Choose notifications" description="Link in the settings" />
    </ButtonLink>
  </SettingsCard>
);

/** All settings of the member, including those that remotes provide, and the logout. */
export const SettingsScreen = () => (
  <Page title={<FormattedMessage {...screenTitles.settings} />} width="narrow">
    <AccountCard />
    <LanguageCard />
    <AppearanceCard />
    <NotificationsCard />
    <PrivacyCard />
    <BlockedCard />
    <HiddenCard />
    <ReportsCard />
    <SessionsCard />
    <DataCard />
    <RemoteSlot name="payment-settings" />
    <RemoteSlot name="account-settings" />
    <Button variant="secondary" icon="logout" onPress={useLogout()}>
      <FormattedMessage id="shell.settings.logout" defaultMessage="Log out" description="Button at the end of the settings" />
    </Button>
  </Page>
);
