import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { registerWorker } from '../services/registerWorker';
import { whenLoaded } from '../services/whenLoaded';

/** Reads once what only the browser knows: dismissals, tracking and geolocation; later the service worker and its push. Renders nothing. */
export const StartUp = () => {
  const { alerts, session, push, geo, clock, locale } = useStore();
  useEffect(() => {
    clock.start();
    locale.followTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    alerts.hydrate();
    session.captureTracking(window.location.search);
    void geo.refresh();
    const followPush = (): Promise<void> => push.refresh().catch(() => undefined);
    return whenLoaded(() => void registerWorker(window).then(followPush));
  }, [alerts, session, push, geo, clock, locale]);
  return null;
};
