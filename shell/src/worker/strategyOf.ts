/** What handles a request: `Pages` (a visitor's page from the last visit, or the network), the kept files, or the browser as without a worker. */
export type Strategy = 'page' | 'file' | 'browser';

type Wish = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Release files never change and contain nothing about a member, so they are kept; nothing under `/api` is. A retry has a query and is not handled.
 */
export function strategyOf({ method, mode, url }: Wish, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'browser';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/r/') && address.search === '' ? 'file' : 'browser';
}
