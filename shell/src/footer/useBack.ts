import { useLocation } from '@rendezvous/shared/router';
import { useDeferredValue } from 'react';

/** Query that leads back to the page shown; a page rendered ahead stands for many addresses, so at first there is none. */
export function useBack(): string {
  const { pathname, search } = useLocation();
  return useDeferredValue(`?redirect=${encodeURIComponent(pathname + search)}`, '');
}
