import { expect, type Page } from '@playwright/test';

/** A document that came rendered looks finished before its scripts run; React marks the root when it takes over. Other documents have none. */
export const untilRunning = (page: Page): Promise<void> => expect.poll(() => page.evaluate(isTakenOver).catch(() => false)).toBe(true);

/** Asked again when the page leads elsewhere meanwhile. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** From now on an address that is opened, or again, is there once its page runs: what is pressed before has no effect. */
export function awaitsItsScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilRunning(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilRunning(page);
    return response;
  };
}
