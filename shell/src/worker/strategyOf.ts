/** Who answers a request: the network with an offline page behind it, the files that are kept, or the browser as without a worker. */
export type Strategy = 'page' | 'file' | 'browser';

type Wish = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Pages always come from the network, so that a killed or rolled-back release is gone with the next page view. Only files of releases
 * are kept: they never change and hold nothing of a member. A second try has a query and passes by.
 */
export function strategyOf({ method, mode, url }: Wish, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'browser';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/r/') && address.search === '' ? 'file' : 'browser';
}
