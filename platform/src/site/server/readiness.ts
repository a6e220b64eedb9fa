import type { Handler } from './apiDoor';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' };

/** While the site is about to end its health says so, and a balancer sends visitors elsewhere; who comes is still answered (security 35). `headers`: of every answer. */
export const readiness =
  (site: Handler, isDraining: () => boolean, headers: Readonly<Record<string, string>>): Handler =>
  (request, response) => {
    if (!isDraining() || request.url !== '/platform/health') return site(request, response);
    response.writeHead(503, { ...headers, ...HEADERS }).end(JSON.stringify({ status: 'draining' }));
  };
