import type { Handler } from './createEntryHandler';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' };

/**
 * Returns a handler for the site in which the health check fails during shutdown, so that a load balancer sends visitors elsewhere; requests that
 * still arrive are served (security 35). `headers` are those of every response of the site.
 */
export const withReadiness =
  (site: Handler, isDraining: () => boolean, headers: Readonly<Record<string, string>>): Handler =>
  (request, response) => {
    if (!isDraining() || request.url !== '/platform/health') return site(request, response);
    response.writeHead(503, { ...headers, ...HEADERS }).end(JSON.stringify({ status: 'draining' }));
  };
