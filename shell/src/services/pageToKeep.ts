import { connectionOf, isThrifty } from './connection';

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
  if (isKnown || isThrifty(connectionOf(navigator)) || document.getElementById('boot') === null) return undefined;
  return location.pathname + location.search;
}
