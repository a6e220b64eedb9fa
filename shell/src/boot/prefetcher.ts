import { matchRoute } from '@rendezvous/shared/contract';
import type { RemoteLoader, Screen } from '@rendezvous/shared/remote';
import type { LinkIntentHandler } from '@rendezvous/shared/router';
import type { RootStore } from '@rendezvous/shared/store';
import type { PageRoute } from '../routing/PageRoute';
import { type Connection, isThrifty } from '../services/connection';

interface Sources {
  routes: readonly PageRoute[];
  loader: Pick<RemoteLoader, 'prefetch'>;
  store: RootStore;
  connection?: Connection | undefined;
}

/**
 * Fetches the screen behind a link that somebody is about to follow, and has it ask for what it shows; never with Save-Data, nor where the
 * page itself needs every byte.
 */
export function prefetcher({ routes, loader, store, connection }: Sources): LinkIntentHandler {
  const screens = new Map<string, Promise<Screen | undefined>>();
  const fetched = (route: PageRoute): Promise<Screen | undefined> => {
    const known = screens.get(route.name);
    if (known) return known;
    const coming = fetchScreen(route, loader);
    screens.set(route.name, coming);
    return coming;
  };
  return (path, kind = 'intended') => {
    const route = matchRoute(routes, path.split(/[?#]/)[0] ?? path)?.route;
    if (!route || isThrifty(connection)) return;
    const screen = fetched(route);
    // The screen asks for what its bare address shows, and only who may see that: a call that is refused would send a visitor to the login.
    if (kind === 'intended' && path === route.path && maySee(store)) void screen.then((loaded) => loaded?.ahead?.(store));
  };
}

const maySee = ({ session }: RootStore): boolean => session.isSignedIn && !session.needsAgeCheck;

async function fetchScreen({ name, screen }: PageRoute, loader: Sources['loader']): Promise<Screen | undefined> {
  if (screen.owner === 'shell') return screen.load().catch(() => undefined);
  return (await loader.prefetch(screen.owner, { kind: 'screen', name }))?.Component as Screen | undefined;
}
