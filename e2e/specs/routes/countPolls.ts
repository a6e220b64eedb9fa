import type { Page } from '@playwright/test';

export const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/** Answered polls of the page so far: the clock may go on only then, since a call without an answer is tried again. */
export function countPolls(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && POLLS.includes(pathname)) asked.push(pathname);
  });
  return () => asked;
}
