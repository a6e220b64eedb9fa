import { expect, type Page } from '@playwright/test';

const OF_REACT = { container: '__reactContainer', element: '__reactProps' };

/**
 * A prerendered document looks finished before its scripts run. React marks the root when it hydrates, and each control once its surroundings have
 * loaded: a remote's screen comes later than the shell. Other documents have no root.
 */
export const untilRunning = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isRunning, OF_REACT).catch(() => false)).toBe(true);

/** Checked again when the page navigates meanwhile. */
function isRunning(marks: typeof OF_REACT): boolean {
  const root = document.getElementById('root');
  if (root === null) return true;
  const has = (element: Element, mark: string): boolean => Object.keys(element).some((key) => key.startsWith(mark));
  return (
    has(root, marks.container) && [...root.querySelectorAll('button, input, select, textarea')].every((one) => has(one, marks.element))
  );
}

/** From now on navigations and reloads end once the page is interactive, since earlier clicks have no effect; or as far as `waitUntil` says. */
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
