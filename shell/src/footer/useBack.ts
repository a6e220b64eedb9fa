import { useLocation } from '@rendezvous/shared/router';
import { useDeferredValue } from 'react';

/** Query that leads back to the current page; a prerendered page stands for many addresses, so it starts without one. */
export function useBack(): string {
  const { pathname, search } = useLocation();
  return useDeferredValue(`?redirect=${encodeURIComponent(pathname + search)}`, '');
}
