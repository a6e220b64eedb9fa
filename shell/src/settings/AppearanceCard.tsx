import { type Appearance, APPEARANCE_COOKIE, APPEARANCE_COOKIE_DAYS, appearanceOf } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, type IconName, RadioCards } from '@rendezvous/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStore } from '@rendezvous/shared/store';
import { applyAppearance } from '../effects/applyAppearance';
import { forgetPages } from '../services/forgetPages';

/** Returns the appearance stored in this browser, and a function that changes it, for this document and later ones. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const { cookies } = useStore().services;
  const [appearance, setAppearance] = useState<Appearance>('system');
  useEffect(() => setAppearance(appearanceOf(cookies.get(APPEARANCE_COOKIE))), [cookies]);
  const choose = useCallback(
    (newAppearance: Appearance) => {
      cookies.set(APPEARANCE_COOKIE, newAppearance, APPEARANCE_COOKIE_DAYS);
      applyAppearance(document.documentElement, newAppearance);
      setAppearance(newAppearance);
      forgetPages(navigator);
    },
    [cookies],
  );
  return [appearance, choose];
}

const OPTIONS: { value: Appearance; icon: IconName; label: ReactNode }[] = [
  {
    value: 'system',
    icon: 'settings',
    label: (
      <FormattedMessage
        id="shell.settings.system"
        defaultMessage="Match my device"
        description="Appearance: light or dark as the device says"
      />
    ),
  },
  { value: 'light', icon: 'sun', label: <FormattedMessage id="shell.settings.light" defaultMessage="Light" description="Appearance" /> },
  { value: 'dark', icon: 'moon', label: <FormattedMessage id="shell.settings.dark" defaultMessage="Dark" description="Appearance" /> },
];

/** Choice of light, dark or the appearance of the device, stored in this browser. */
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
