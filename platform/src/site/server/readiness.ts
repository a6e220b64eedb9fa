import type { Handler } from './apiDoor';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' };

/** While the site is about to end its health says so, and a balancer sends visitors elsewhere; who comes is still answered (security 35). */
export const readiness =
  (site: Handler, isDraining: () => boolean): Handler =>
  (request, response) => {
    if (!isDraining() || request.url !== '/platform/health') return site(request, response);
    response.writeHead(503, HEADERS).end(JSON.stringify({ status: 'draining' }));
  };
