import type { Page } from '@playwright/test';

/** Waits for animations to end, since a dialog that is opening is semi-transparent; endless ones, such as a skeleton's, are ignored. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
