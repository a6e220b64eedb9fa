import type { Appearance } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, RadioCards, type IconName } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { useAppearance } from '../effects/useAppearance';

const OPTIONS: { value: Appearance; icon: IconName; label: ReactNode }[] = [
  {
    value: 'system',
    icon: 'settings',
    label: (
      <FormattedMessage
        id="shell.settings.system"
        defaultMessage="As the device"
        description="Appearance: light or dark as the device says"
      />
    ),
  },
  { value: 'light', icon: 'sun', label: <FormattedMessage id="shell.settings.light" defaultMessage="Light" description="Appearance" /> },
  { value: 'dark', icon: 'moon', label: <FormattedMessage id="shell.settings.dark" defaultMessage="Dark" description="Appearance" /> },
];

/** Light or dark, stored in this browser. */
export const AppearanceCard = () => {
  const [appearance, choose] = useAppearance();
  return (
    <Card as="section">
      <RadioCards
        label={
          <FormattedMessage id="shell.settings.appearance" defaultMessage="Appearance" description="Field in the settings: light or dark" />
        }
        options={OPTIONS}
        value={appearance}
        onChange={choose}
      />
    </Card>
  );
};
