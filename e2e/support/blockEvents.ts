import type { Page } from '@playwright/test';

/** Blocks the live events, whose endless reply keeps a page from becoming idle. */
export const blockEvents = (page: Page): Promise<unknown> => page.route('**/api/events.php', (route) => route.fulfill({ status: 204 }));
