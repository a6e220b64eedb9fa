import { useLocation } from '@rendezvous/shared/router';
import { useLayoutEffect } from 'react';

interface RestorableStore {
  path: string;
  restore: (path: string) => void;
}

/**
 * Continues with what was begun on this lander in this tab; true once that is restored, which is before the first paint but after the first render,
 * since rendering must not read storage. Call inside an observer.
 */
export function useRestored(store: RestorableStore): boolean {
  const { pathname } = useLocation();
  useLayoutEffect(() => store.restore(pathname), [store, pathname]);
  return store.path === pathname;
}
