import { type Appearance, APPEARANCE_COOKIE, APPEARANCE_COOKIE_DAYS, appearanceOf } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useCallback, useEffect, useState } from 'react';
import { forgetPages } from '../services/forgetPages';
import { applyAppearance } from './applyAppearance';

/** Light, dark or the system setting, stored in this browser; the next document starts with it. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const { cookies } = useStore().services;
  const [appearance, setAppearance] = useState<Appearance>('system');
  useEffect(() => setAppearance(appearanceOf(cookies.get(APPEARANCE_COOKIE))), [cookies]);
  const choose = useCallback(
    (chosen: Appearance) => {
      cookies.set(APPEARANCE_COOKIE, chosen, APPEARANCE_COOKIE_DAYS);
      applyAppearance(document.documentElement, chosen);
      setAppearance(chosen);
      forgetPages(navigator);
    },
    [cookies],
  );
  return [appearance, choose];
}
