import type { Page } from '@playwright/test';

/** Blocks the stream of live events, which never ends and so keeps a page from becoming idle. */
export const blockEvents = (page: Page): Promise<unknown> => page.route('**/api/events.php', (route) => route.fulfill({ status: 204 }));
