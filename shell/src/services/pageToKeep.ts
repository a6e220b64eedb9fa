import { readBoot } from '../boot/readBoot';
import { connectionOf, isThrifty } from './connection';

interface Browser {
  document: Document;
  location: Pick<Location, 'pathname' | 'search'>;
  navigator: Navigator;
}

/**
 * Path of the page as it was opened, when every visitor sees it alike and no service worker has it yet: the first visit is over before one
 * begins. Undefined with Save-Data, since the worker has to fetch the page.
 */
export function pageToKeep({ document, location, navigator }: Browser): string | undefined {
  const isKnown = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  if (isKnown || isThrifty(connectionOf(navigator)) || document.getElementById('boot') === null) return undefined;
  return readBoot(document).rendered?.key === undefined ? undefined : location.pathname + location.search;
}
