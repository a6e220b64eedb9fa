import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of pending XMLHttpRequests; these include neither pictures nor the event stream, which never ends. */
    pendingCallCount?: number;
  }
}

/** Runs in the page and counts its pending calls, since a test may be notified of a request only after it has advanced the clock. */
function installCallCounter(): void {
  window.pendingCallCount = 0;
  const originalSend = XMLHttpRequest.prototype.send as (...args: unknown[]) => void;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, ...args: unknown[]) {
    window.pendingCallCount = (window.pendingCallCount ?? 0) + 1;
    this.addEventListener('loadend', () => (window.pendingCallCount = (window.pendingCallCount ?? 0) - 1));
    originalSend.apply(this, args);
  };
}

/**
 * Returns a function that advances a page's fake clock once no call is pending, since a pending one would time out and be retried. Must be
 * called before the page is opened.
 */
export function createIdleClock(page: Page): (ms: number) => Promise<void> {
  const pendingInstallation = page.addInitScript(installCallCounter);
  const waitUntilIdle = (): Promise<void> => expect.poll(() => page.evaluate(() => window.pendingCallCount ?? 0)).toBe(0);
  return async (ms) => {
    await pendingInstallation;
    await waitUntilIdle();
    await page.clock.runFor(ms);
    await waitUntilIdle();
  };
}
