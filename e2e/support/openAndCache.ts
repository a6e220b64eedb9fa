import { expect, type Page } from '@playwright/test';
import { findCachedPages, waitForWorker } from './findCachedPaths';
import { untilRendered } from './untilRendered';

/** Opens a page and waits until the worker has cached it. */
export async function openAndCache(page: Page, path: string): Promise<void> {
  await untilRendered(page, path);
  await page.goto(path);
  await waitForWorker(page);
  await expect.poll(() => findCachedPages(page)).toContain(path);
}
