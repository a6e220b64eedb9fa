import type { Page } from '@playwright/test';

/** Live events never end: without them a page comes to rest. */
export const withoutEvents = (page: Page): Promise<unknown> => page.route('**/api/events.php', (route) => route.fulfill({ status: 204 }));
