import type { Page, Request } from '@playwright/test';

/** Words that need no translation, such as months, units and currencies. */
const NEUTRAL_WORD_PATTERN =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|am|pm|EUR|km|GIF)\b/g;

/**
 * Records the replies of the api to a page until the returned function is called. That function resolves with a predicate: whether a text is
 * data, which means that each of its words occurs in those replies, in the document's JSON, or in a list of neutral words.
 */
export function recordData(page: Page): () => Promise<(text: string) => boolean> {
  const replies: Promise<string>[] = [];
  // A page may show a reply before the test hears of the response, but not before the test hears of the request.
  const collectReply = (request: Request): void => {
    const { pathname } = new URL(request.url());
    // The event stream never ends, so its text cannot be awaited.
    if (!pathname.startsWith('/api/') || pathname === '/api/events.php') return;
    replies.push(
      request
        .response()
        .then((response) => response?.text() ?? '')
        .catch(() => ''),
    );
  };
  page.on('request', collectReply);
  return async () => {
    page.off('request', collectReply);
    const documentJson = await page.locator('script[type="application/json"]').allTextContents();
    const data = [...(await Promise.all(replies)), ...documentJson].join('\n').toLowerCase();
    return (text) =>
      text
        .replace(NEUTRAL_WORD_PATTERN, '')
        .split(/[^\p{L}'’-]+/u)
        .filter((word) => word.length > 1)
        .every((word) => data.includes(word.toLowerCase()));
  };
}
