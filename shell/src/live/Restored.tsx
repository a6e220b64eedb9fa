import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';

/** A page that the browser kept whole and shows again reads at once what it missed, among it that the session is over. Renders nothing. */
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
