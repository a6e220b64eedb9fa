import { useLocation } from '@rendezvous/shared/router';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** The router numbers the entries of a tab; replacing the first one keeps its number. */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** True when this tab's history has an earlier page of this site. */
export function useHasHistory(): boolean {
  // Re-evaluated on each navigation.
  useLocation();
  return useSyncExternalStore(never, hasEntryBefore, () => false);
}
