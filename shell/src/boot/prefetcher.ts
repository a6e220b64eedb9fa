import { matchRoute } from '@rendezvous/shared/contract';
import type { RemoteLoader } from '@rendezvous/shared/remote';
import type { LinkIntentHandler } from '@rendezvous/shared/router';
import type { PageRoute } from '../routing/PageRoute';
import { type Connection, isThrifty } from '../services/connection';

/** Fetches the screen behind a link that somebody is about to follow; never with Save-Data, nor where the page itself needs every byte. */
export function prefetcher(
  routes: readonly PageRoute[],
  loader: Pick<RemoteLoader, 'prefetch'>,
  connection?: Connection,
): LinkIntentHandler {
  const done = new Set<string>();
  return (path) => {
    const route = matchRoute(routes, path.split(/[?#]/)[0] ?? path)?.route;
    if (!route || done.has(route.name) || isThrifty(connection)) return;
    done.add(route.name);
    if (route.screen.owner === 'shell') route.screen.load().catch(() => undefined);
    else loader.prefetch(route.screen.owner, { kind: 'screen', name: route.name });
  };
}
