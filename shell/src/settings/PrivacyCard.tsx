import { FormattedMessage } from '@rendezvous/shared/intl';
import { Switch } from '@rendezvous/shared/ui';
import type { Privacy } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useCompany } from '../footer/useCompany';
import { LoadableSection } from './LoadableSection';
import { privacyHints, privacyLabels } from './privacyTexts';
import { SettingsCard } from './SettingsCard';
import { type PrivacyStore, usePrivacy } from '../stores/PrivacyStore';

interface PrivacySwitchProps {
  privacy: PrivacyStore;
  choice: keyof Privacy;
}

/** One privacy setting, saved at once. */
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

const CHOICES = Object.keys(privacyLabels) as (keyof Privacy)[];

/** The privacy settings; the one about partner sites is shown only if the company has any. */
export const PrivacyCard = observer(() => {
  const store = useStore();
  const privacy = usePrivacy();
  const choices = CHOICES.filter((choice) => choice !== 'partner_sites' || store.settings.current.member_resell);
  return (
    <SettingsCard title={<FormattedMessage id="shell.settings.privacy" defaultMessage="Privacy" description="Heading in the settings" />}>
      <LoadableSection loadable={privacy.choices} lines={10}>
        {() => choices.map((choice) => <PrivacySwitch key={choice} privacy={privacy} choice={choice} />)}
      </LoadableSection>
    </SettingsCard>
  );
});
