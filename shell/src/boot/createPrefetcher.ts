import { matchRoute } from '@rendezvous/shared/contract';
import type { RemoteLoader, Screen } from '@rendezvous/shared/remote';
import type { LinkIntentHandler } from '@rendezvous/shared/router';
import type { RootStore } from '@rendezvous/shared/store';
import type { PageRoute } from '../routing/PageRoute';
import { type Connection, prefersReducedData } from '../services/connection';

interface PrefetcherOptions {
  routes: readonly PageRoute[];
  loader: Pick<RemoteLoader, 'prefetch'>;
  store: RootStore;
  connection?: Connection | undefined;
}

/**
 * Creates a handler that prefetches the screen behind a link that may be followed soon and, in some cases, the data of that screen. With
 * Save-Data or on a slow connection, it prefetches nothing.
 */
export function createPrefetcher({ routes, loader, store, connection }: PrefetcherOptions): LinkIntentHandler {
  const screens = new Map<string, Promise<Screen | undefined>>();
  const prefetchOnce = (route: PageRoute): Promise<Screen | undefined> => {
    const cachedScreen = screens.get(route.name);
    if (cachedScreen) return cachedScreen;
    const newScreen = fetchScreen(route, loader);
    screens.set(route.name, newScreen);
    return newScreen;
  };
  return (path, kind = 'intended') => {
    const route = matchRoute(routes, path.split(/[?#]/)[0] ?? path)?.route;
    if (!route || prefersReducedData(connection)) return;
    const screen = prefetchOnce(route);
    // Data is requested only for a path without parameters or a query, and only for those who may see it: a rejected call would redirect a
    // visitor to the login page.
    if (kind === 'intended' && path === route.path && canSeeMembers(store))
      void screen.then((loadedScreen) => loadedScreen?.ahead?.(store));
  };
}

const canSeeMembers = ({ session }: RootStore): boolean => session.isSignedIn && !session.needsAgeCheck;

async function fetchScreen({ name, screen }: PageRoute, loader: PrefetcherOptions['loader']): Promise<Screen | undefined> {
  if (screen.owner === 'shell') return screen.load().catch(() => undefined);
  return (await loader.prefetch(screen.owner, { kind: 'screen', name }))?.Component as Screen | undefined;
}
