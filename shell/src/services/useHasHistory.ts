import { useLocation } from '@rendezvous/shared/router';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The router numbers the entries of a tab; what replaced the first one is still the first. */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** True when a page of this site lies behind the present one in this tab. */
export function useHasHistory(): boolean {
  // Each navigation asks again.
  useLocation();
  return useSyncExternalStore(never, hasEntryBefore, () => false);
}
