import { useStore } from '@rendezvous/shared/store';
import { useEffect, useRef } from 'react';
import { FIRST_POLL_MS, pollInterval } from '@rendezvous/shared/contract';
import { observer } from 'mobx-react-lite';

/** Polls while a member is signed in: 5 s after the start or a login, then every 60 s, or 300 s with push. Renders nothing. */
export const Polling = observer(() => {
  const store = useStore();
  const isSignedIn = store.session.isSignedIn;
  const interval = pollInterval(store.push.isSubscribed);
  const hasPolled = useRef(false);
  useEffect(() => {
    if (!isSignedIn) {
      hasPolled.current = false;
      return undefined;
    }
    let cancelTick = (): void => undefined;
    const tick = (): void => {
      hasPolled.current = true;
      void store.poll();
      cancelTick = store.services.after(interval, tick);
    };
    cancelTick = store.services.after(hasPolled.current ? interval : FIRST_POLL_MS, tick);
    return () => cancelTick();
  }, [store, isSignedIn, interval]);
  return null;
});
