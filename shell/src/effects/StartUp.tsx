import { type RemoteLoader, useRemoteLoader } from '@rendezvous/shared/remote';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { pageToKeep } from '../services/pageToKeep';
import { whenLoaded } from '../services/whenLoaded';

/** Loaded after the page, like everything it does. */
const afterLoad = (loader: RemoteLoader, network: RootStore['network'], page: ReturnType<typeof pageToKeep>): Promise<unknown> =>
  import(/* webpackChunkName: "after-load" */ '../services/afterLoad').then((module) => module.afterLoad(loader, network, page));

/**
 * Reads once what only the browser knows: dismissals, tracking and geolocation; later starts the service worker, its push and the page's own reports.
 * Renders nothing.
 */
export const StartUp = () => {
  const loader = useRemoteLoader();
  const { alerts, session, push, geo, clock, locale, network } = useStore();
  useEffect(() => {
    const page = pageToKeep(window);
    clock.start();
    locale.followTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    alerts.hydrate();
    session.captureTracking(window.location.search);
    void geo.refresh();
    const followPush = (): Promise<void> => push.refresh().catch(() => undefined);
    return whenLoaded(() => void afterLoad(loader, network, page).then(followPush, followPush));
  }, [alerts, session, push, geo, clock, locale, loader, network]);
  return null;
};
