import type { Handler } from './Exchange';

/** Hides a site's service worker, so that nothing is fetched for later visits during a measurement. */
export const withoutWorker =
  (site: Handler): Handler =>
  async (request) =>
    request.path === '/sw.js' ? { status: 404, headers: {}, body: Buffer.alloc(0) } : site(request);
