import { expect, type Page } from '@playwright/test';

/** A document that came rendered looks finished before its scripts run; they mark the root with the niche. */
export const untilRunning = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-niche', /./);
