import { expect, type Page, type Request } from '@playwright/test';

/** Returns a function that counts pending calls, except the event stream, which never ends, and pictures, which have no time limit. */
function createPendingCallCounter(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/events|photo/.test(pathname)) pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void pending.delete(request));
  return () => pending.size;
}

/** Returns a function that advances a page's fake clock, but only while no call is pending: a pending one would time out and be retried. */
export function createIdleClock(page: Page): (ms: number) => Promise<void> {
  const countPendingCalls = createPendingCallCounter(page);
  return async (ms) => {
    await expect.poll(countPendingCalls).toBe(0);
    await page.clock.runFor(ms);
    await expect.poll(countPendingCalls).toBe(0);
  };
}
