import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { Button, ButtonLink, Card, Page, Select, Switch } from '@rendezvous/shared/ui';
import { LOCALE_NAMES, pathTo, type Privacy } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useCompany } from '../footer/useCompany';
import { useLogout } from '../navigation/useLogout';
import { AccountCard } from '../settings/AccountCard';
import { AppearanceCard } from '../settings/AppearanceCard';
import { AvoidedCard } from '../settings/AvoidedCard';
import { DataCard } from '../settings/DataCard';
import { Loaded } from '../settings/Loaded';
import { privacyHints, privacyLabels } from '../settings/privacyTexts';
import { ReportsCard } from '../settings/ReportsCard';
import { SessionsCard } from '../settings/SessionsCard';
import { SettingsCard } from '../settings/SettingsCard';
import { type PrivacyStore, usePrivacy } from '../stores/PrivacyStore';
import { screenTitles } from './screenTitles';

interface PrivacySwitchProps {
  privacy: PrivacyStore;
  choice: keyof Privacy;
}

/** One visibility setting, saved at once. */
const PrivacySwitch = observer(({ privacy, choice }: PrivacySwitchProps) => {
  const { settings, toasts } = useStore();
  const company = useCompany()?.name ?? settings.current.name;
  return (
    <Switch
      checked={privacy.choices.value?.[choice] ?? false}
      onChange={(isOn) => void privacy.change(choice, isOn).catch(toasts.showError)}
      description={<FormattedMessage {...privacyHints[choice]} />}
    >
      <FormattedMessage {...privacyLabels[choice]} values={{ company }} />
    </Switch>
  );
});

/** Members that the member has hidden. */
export function HiddenCard() {
  const intl = useIntl();
  return (
    <AvoidedCard
      avoidance="hidden"
      title={<FormattedMessage id="shell.hidden.title" defaultMessage="Hidden members" description="Heading in the settings" />}
      nobody={
        <FormattedMessage id="shell.hidden.nobody" defaultMessage="You have not hidden anybody." description="Settings: empty list" />
      }
      action={<FormattedMessage id="shell.hidden.show" defaultMessage="Show again" description="Button beside a hidden member" />}
      actionOn={(name) =>
        intl.formatMessage(
          {
            id: 'shell.hidden.show_named',
            defaultMessage: 'Show {name} again',
            description: 'Button, for screen readers; name: of a member',
          },
          { name },
        )
      }
    />
  );
}

/** Members that the member has blocked. */
export function BlockedCard() {
  const intl = useIntl();
  return (
    <AvoidedCard
      avoidance="blocked"
      title={<FormattedMessage id="shell.blocked.title" defaultMessage="Blocked members" description="Heading in the settings" />}
      nobody={
        <FormattedMessage id="shell.blocked.nobody" defaultMessage="You have not blocked anybody." description="Settings: empty list" />
      }
      action={<FormattedMessage id="shell.blocked.unblock" defaultMessage="Unblock" description="Button beside a blocked member" />}
      actionOn={(name) =>
        intl.formatMessage(
          {
            id: 'shell.blocked.unblock_named',
            defaultMessage: 'Unblock {name}',
            description: 'Button, for screen readers; name: of a member',
          },
          { name },
        )
      }
    />
  );
}

const CHOICES = Object.keys(privacyLabels) as (keyof Privacy)[];

/** Who may see what of the member; partner sites only if the company has any. */
export const PrivacyCard = observer(() => {
  const store = useStore();
  const privacy = usePrivacy();
  const choices = CHOICES.filter((choice) => choice !== 'partner_sites' || store.settings.current.member_resell);
  return (
    <SettingsCard title={<FormattedMessage id="shell.settings.privacy" defaultMessage="Privacy" description="Heading in the settings" />}>
      <Loaded of={privacy.choices} lines={10}>
        {() => choices.map((choice) => <PrivacySwitch key={choice} privacy={privacy} choice={choice} />)}
      </Loaded>
    </SettingsCard>
  );
});

/** Link to the notification settings. */
const NotificationsCard = () => (
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

/** The language of the site and of its mails. */
const LanguageCard = observer(() => {
  const { settings, locale, toasts } = useStore();
  const options = settings.visibleLocales.map((option) => ({ value: option, label: LOCALE_NAMES[option] }));
  return (
    <Card as="section">
      <Select
        label={<FormattedMessage id="shell.settings.language" defaultMessage="Language" description="Field in the settings" />}
        options={options}
        value={locale.current}
        onChange={(option) => void locale.change(option).catch(toasts.showError)}
      />
    </Card>
  );
});

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
