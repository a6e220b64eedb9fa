import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { pageToKeep } from '../services/pageToKeep';
import { whenLoaded } from '../services/whenLoaded';

/** Its code comes after the page, as all that it does. */
const startWorker = (page: ReturnType<typeof pageToKeep>): Promise<unknown> =>
  import(/* webpackChunkName: "worker-start" */ '../services/registerWorker').then(({ registerWorker }) => registerWorker(window, page));

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
    return whenLoaded(() => void startWorker(page).then(followPush, followPush));
  }, [alerts, session, push, geo, clock, locale]);
  return null;
};
