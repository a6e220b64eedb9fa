import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';

/** Refreshes a page that the browser restored from its back/forward cache, including whether the session is still valid. Renders nothing. */
export const Restored = () => {
  const store = useStore();
  useEffect(() => {
    const follow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void store.poll();
    };
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, [store]);
  return null;
};
