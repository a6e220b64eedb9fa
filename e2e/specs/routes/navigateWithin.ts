import type { Page } from '@playwright/test';

/** Navigates without reloading the page; the history entry is numbered like the router's own. */
export const navigateWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
