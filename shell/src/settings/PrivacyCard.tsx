import type { Privacy } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { PrivacyStore } from '../stores/PrivacyStore';
import { Loaded } from './Loaded';
import { PrivacySwitch } from './PrivacySwitch';
import { privacyLabels } from './privacyTexts';
import { SettingsCard } from './SettingsCard';

const CHOICES = Object.keys(privacyLabels) as (keyof Privacy)[];

/** Who may see what of the member; partner sites only if the company has any. */
export const PrivacyCard = observer(() => {
  const store = useStore();
  const privacy = store.slice('privacy@1', () => new PrivacyStore(store));
  const choices = CHOICES.filter((choice) => choice !== 'partner_sites' || store.settings.current.member_resell);
  return (
    <SettingsCard title={<FormattedMessage id="shell.settings.privacy" defaultMessage="Privacy" description="Heading in the settings" />}>
      <Loaded of={privacy.choices} lines={10}>
        {() => choices.map((choice) => <PrivacySwitch key={choice} privacy={privacy} choice={choice} />)}
      </Loaded>
    </SettingsCard>
  );
});
