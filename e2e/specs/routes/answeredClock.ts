import { expect, type Page, type Request } from '@playwright/test';

/** Calls on their way; the stream of events never ends and pictures have no limit of time. */
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

/** Lets the false clock of a page go on, but only while every call has its answer: one without is given up and tried again. */
export function answeredClock(page: Page): (ms: number) => Promise<void> {
  const openCalls = countOpenCalls(page);
  return async (ms) => {
    await expect.poll(openCalls).toBe(0);
    await page.clock.runFor(ms);
    await expect.poll(openCalls).toBe(0);
  };
}
