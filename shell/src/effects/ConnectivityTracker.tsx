import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';

/** Clients that reconnect at the same time spread their polls over this many ms. */
const MAX_DELAY_MS = 3_000;

/** Tracks the connection; on reconnect it polls after a short random delay. Renders nothing. */
export const ConnectivityTracker = () => {
  const store = useStore();
  useEffect(() => {
    let cancelPoll = (): void => undefined;
    const onChange = (): void => {
      store.network.setOnline(navigator.onLine);
      cancelPoll();
      if (navigator.onLine) cancelPoll = store.services.after(store.services.random() * MAX_DELAY_MS, () => void store.poll());
    };
    store.network.setOnline(navigator.onLine);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      cancelPoll();
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, [store]);
  return null;
};
