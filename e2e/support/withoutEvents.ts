import type { Page } from '@playwright/test';

/** Live events never end: without them a page becomes idle. */
export const withoutEvents = (page: Page): Promise<unknown> => page.route('**/api/events.php', (route) => route.fulfill({ status: 204 }));
