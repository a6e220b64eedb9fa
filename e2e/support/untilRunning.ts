import { expect, type Page } from '@playwright/test';

const REACT_MARKS = { container: '__reactContainer', element: '__reactProps' };

/**
 * Waits until the page is interactive: a prerendered document looks finished before its scripts run. React marks the root when it hydrates, and each
 * control once the code around it has loaded, which is later for a remote's screen than for the shell. Documents without a root need no wait.
 */
export const untilRunning = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isInteractive, REACT_MARKS).catch(() => false)).toBe(true);

/** Runs in the page; fails if the page navigates meanwhile, and is then retried. */
function isInteractive(marks: typeof REACT_MARKS): boolean {
  const root = document.getElementById('root');
  if (root === null) return document.readyState === 'complete';
  const hasKey = (element: Element, mark: string): boolean => Object.keys(element).some((key) => key.startsWith(mark));
  return (
    hasKey(root, marks.container) &&
    [...root.querySelectorAll('button, input, select, textarea')].every((control) => hasKey(control, marks.element))
  );
}

/** Makes `goto` and `reload`, unless called with `waitUntil`, wait until the page is interactive, since earlier clicks have no effect. */
export function waitForScriptsOnNavigation(page: Page): void {
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
