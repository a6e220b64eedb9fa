import { expect, type Page } from '@playwright/test';

/** A document that came rendered looks finished before its scripts run; React marks the root when it takes over. */
export const untilRunning = (page: Page): Promise<void> => expect.poll(() => page.evaluate(isTakenOver).catch(() => false)).toBe(true);

/** Asked again when the page leads elsewhere meanwhile. */
const isTakenOver = (): boolean => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
