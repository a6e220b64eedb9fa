import { useStore } from '@rendezvous/shared/store';
import { useCallback, useEffect, useState } from 'react';
import { type Appearance, readAppearance, saveAppearance } from './appearance';
import { applyAppearance } from './applyAppearance';

/** Light, dark or as the system says, kept in this browser. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const { local } = useStore().services;
  const [appearance, setAppearance] = useState<Appearance>('system');
  useEffect(() => setAppearance(readAppearance(local)), [local]);
  const choose = useCallback(
    (chosen: Appearance) => {
      saveAppearance(local, chosen);
      applyAppearance(document.documentElement, chosen);
      setAppearance(chosen);
    },
    [local],
  );
  return [appearance, choose];
}
