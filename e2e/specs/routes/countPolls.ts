import type { Page } from '@playwright/test';

export const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/** Completed polls of the page so far: the clock may only advance then, since a pending call is retried. */
export function countPolls(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && POLLS.includes(pathname)) asked.push(pathname);
  });
  return () => asked;
}
