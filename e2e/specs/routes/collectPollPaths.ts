import type { Page } from '@playwright/test';

export const POLL_PATHS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/**
 * Returns a function that lists the paths of the page's completed polls so far. Pending ones are left out, since the clock may not advance before
 * they have ended.
 */
export function collectPollPaths(page: Page): () => string[] {
  const polledPaths: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && POLL_PATHS.includes(pathname)) polledPaths.push(pathname);
  });
  return () => polledPaths;
}
