import { expect, type Page, type Request } from '@playwright/test';

/** Pending calls; the event stream never ends and pictures have no time limit. */
function countOpenCalls(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/events|photo/.test(pathname)) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => open.size;
}

/** Advances a page's fake clock, but only while no call is pending: a pending one would time out and be retried. */
export function answeredClock(page: Page): (ms: number) => Promise<void> {
  const openCalls = countOpenCalls(page);
  return async (ms) => {
    await expect.poll(openCalls).toBe(0);
    await page.clock.runFor(ms);
    await expect.poll(openCalls).toBe(0);
  };
}
