/** Who answers a request: `Pages` (a visitor's page of the last visit, else the network), the files that are kept, or the browser as without a worker. */
export type Strategy = 'page' | 'file' | 'browser';

type Wish = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Files of releases never change and hold nothing of a member, so they are kept; nothing under `/api` is. A second try has a query and passes by.
 */
export function strategyOf({ method, mode, url }: Wish, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'browser';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/r/') && address.search === '' ? 'file' : 'browser';
}
