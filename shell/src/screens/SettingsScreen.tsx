import { FormattedMessage } from '@rendezvous/shared/intl';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { Button, Page } from '@rendezvous/shared/ui';
import { useLogout } from '../navigation/useLogout';
import { AccountCard } from '../settings/AccountCard';
import { AppearanceCard } from '../settings/AppearanceCard';
import { BlockedCard } from '../settings/BlockedCard';
import { DataCard } from '../settings/DataCard';
import { HiddenCard } from '../settings/HiddenCard';
import { LanguageCard } from '../settings/LanguageCard';
import { NotificationsCard } from '../settings/NotificationsCard';
import { PrivacyCard } from '../settings/PrivacyCard';
import { ReportsCard } from '../settings/ReportsCard';
import { SessionsCard } from '../settings/SessionsCard';
import { screenTitles } from './screenTitles';

/** The member's settings. */
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
