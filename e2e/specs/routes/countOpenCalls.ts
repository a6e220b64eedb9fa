import type { Page, Request } from '@playwright/test';

/** Calls on their way; the stream of events never ends and pictures have no limit of time. */
export function countOpenCalls(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/events|photo/.test(pathname)) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => open.size;
}
