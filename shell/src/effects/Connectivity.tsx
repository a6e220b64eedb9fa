import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';

/** Clients that reconnect at the same time spread their polls over this many ms. */
const SPREAD_MS = 3_000;

/** Tracks the connection; on reconnect it polls after a short random delay. Renders nothing. */
export const Connectivity = () => {
  const store = useStore();
  useEffect(() => {
    let cancel = (): void => undefined;
    const onChange = (): void => {
      store.network.setOnline(navigator.onLine);
      cancel();
      if (navigator.onLine) cancel = store.services.after(store.services.random() * SPREAD_MS, () => void store.poll());
    };
    store.network.setOnline(navigator.onLine);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      cancel();
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, [store]);
  return null;
};
