import { type RemoteLoader, useRemoteLoader } from '@rendezvous/shared/remote';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { connectionOf, prefersReducedData } from '../services/connection';
import { whenLoaded } from '../services/whenLoaded';

interface Browser {
  document: Document;
  location: Pick<Location, 'pathname' | 'search'>;
  navigator: Navigator;
}

/**
 * Path of the page as it was opened, when no service worker saw it: the first visit precedes the worker. Undefined with Save-Data, because the worker
 * would have to fetch the page.
 */
export function pageToKeep({ document, location, navigator }: Browser): string | undefined {
  const isKnown = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  if (isKnown || prefersReducedData(connectionOf(navigator)) || document.getElementById('boot') === null) return undefined;
  return location.pathname + location.search;
}

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
