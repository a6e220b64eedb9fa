import type { Page } from '@playwright/test';

/** To an address of the running page, without a new document; the entry is numbered as the router numbers its own. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
