import { expect, type Page } from '@playwright/test';

const OF_REACT = { container: '__reactContainer', element: '__reactProps' };

/**
 * A document that came rendered looks finished before its scripts run. React marks the root when it takes over, and each control once what
 * stands around it has come: a screen of a remote comes later than the shell. Other documents have no root.
 */
export const untilRunning = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isRunning, OF_REACT).catch(() => false)).toBe(true);

/** Asked again when the page leads elsewhere meanwhile. */
function isRunning(marks: typeof OF_REACT): boolean {
  const root = document.getElementById('root');
  if (root === null) return true;
  const has = (element: Element, mark: string): boolean => Object.keys(element).some((key) => key.startsWith(mark));
  return (
    has(root, marks.container) && [...root.querySelectorAll('button, input, select, textarea')].every((one) => has(one, marks.element))
  );
}

/** From now on an address that is opened, or again, is there once its page runs, since what is pressed before has no effect; or as far as `waitUntil` names. */
export function awaitsItsScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await untilRunning(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await untilRunning(page);
    return response;
  };
}
