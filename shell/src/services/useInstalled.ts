import { INSTALLED_QUERY } from '@rendezvous/shared/contract';
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

const subscribeToNothing = (): (() => void) => () => undefined;

const isStandalone = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** True when the site runs as an installed app. */
export function useInstalled(): boolean {
  const isAppDisplay = useMediaQuery(INSTALLED_QUERY);
  const isStandaloneApp = useSyncExternalStore(subscribeToNothing, isStandalone, () => false);
  return isAppDisplay || isStandaloneApp;
}
