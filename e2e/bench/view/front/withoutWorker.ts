import type { Handler } from './Exchange';

/** A site without its service worker: nothing is fetched for later visits during a measurement. */
export const withoutWorker =
  (site: Handler): Handler =>
  async (asked) =>
    asked.path === '/sw.js' ? { status: 404, headers: {}, body: Buffer.alloc(0) } : site(asked);
