import type { Privacy } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Switch } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCompany } from '../footer/useCompany';
import type { PrivacyStore } from '../stores/PrivacyStore';
import { privacyHints, privacyLabels } from './privacyTexts';

interface PrivacySwitchProps {
  privacy: PrivacyStore;
  choice: keyof Privacy;
}

/** One visibility setting, saved at once. */
export const PrivacySwitch = observer(({ privacy, choice }: PrivacySwitchProps) => {
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
