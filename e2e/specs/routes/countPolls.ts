import type { Page } from '@playwright/test';

export const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/**
 * Returns a function that lists the paths of the page's completed polls so far. Pending ones are left out, since the clock may not advance before
 * they have ended.
 */
export function countPolls(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && POLLS.includes(pathname)) paths.push(pathname);
  });
  return () => paths;
}
