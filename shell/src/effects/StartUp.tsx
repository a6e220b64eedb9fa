import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { pageToKeep } from '../services/pageToKeep';
import { registerWorker } from '../services/registerWorker';
import { whenLoaded } from '../services/whenLoaded';

/** Reads once what only the browser knows: dismissals, tracking and geolocation; later the service worker and its push. Renders nothing. */
export const StartUp = () => {
  const { alerts, session, push, geo, clock, locale } = useStore();
  useEffect(() => {
    const page = pageToKeep(window);
    clock.start();
    locale.followTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    alerts.hydrate();
    session.captureTracking(window.location.search);
    void geo.refresh();
    const followPush = (): Promise<void> => push.refresh().catch(() => undefined);
    return whenLoaded(() => void registerWorker(window, page).then(followPush));
  }, [alerts, session, push, geo, clock, locale]);
  return null;
};
