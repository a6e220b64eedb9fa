import { type RemoteLoader, useRemoteLoader } from '@rendezvous/shared/remote';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { getConnection, prefersReducedData } from '../services/connection';
import { whenLoaded } from '../services/whenLoaded';

interface BrowserGlobals {
  document: Document;
  location: Pick<Location, 'pathname' | 'search'>;
  navigator: Navigator;
}

/**
 * Returns the path of the opened page, for the service worker to cache; undefined if a worker controls the page and so has cached it
 * already. Also undefined with Save-Data or on a slow connection, because the worker would have to fetch the page again, and for a document
 * without boot data.
 */
export function getPathToCache({ document, location, navigator }: BrowserGlobals): string | undefined {
  const isControlled = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  if (isControlled || prefersReducedData(getConnection(navigator)) || document.getElementById('boot') === null) return undefined;
  return location.pathname + location.search;
}

/** Loads the code of `afterLoad` and runs its tasks. */
const runAfterLoad = (
  loader: RemoteLoader,
  network: RootStore['network'],
  pathToCache: ReturnType<typeof getPathToCache>,
): Promise<unknown> =>
  import(/* webpackChunkName: "after-load" */ '../services/afterLoad').then((module) => module.afterLoad(loader, network, pathToCache));

/**
 * Starts the clock and reads what is available only in the browser, such as dismissals and the time zone. After the page has loaded, runs
 * the tasks of `afterLoad` and then refreshes the push subscription. Renders nothing.
 */
export const StartUp = () => {
  const loader = useRemoteLoader();
  const { alerts, session, push, geo, clock, locale, network } = useStore();
  useEffect(() => {
    const pathToCache = getPathToCache(window);
    clock.start();
    locale.followTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    alerts.hydrate();
    session.captureTracking(window.location.search);
    void geo.refresh();
    const refreshPush = (): Promise<void> => push.refresh().catch(() => undefined);
    return whenLoaded(() => void runAfterLoad(loader, network, pathToCache).then(refreshPush, refreshPush));
  }, [alerts, session, push, geo, clock, locale, loader, network]);
  return null;
};
