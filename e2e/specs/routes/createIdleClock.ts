import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of calls without a response; the event stream, which never ends, and pictures are not XMLHttpRequests. */
    pendingCallCount?: number;
  }
}

/** Counts pending calls in the page itself: what a test hears of a request may arrive after the clock has moved on. */
function countPendingCalls(): void {
  window.pendingCallCount = 0;
  const originalSend = XMLHttpRequest.prototype.send as (...args: unknown[]) => void;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, ...args: unknown[]) {
    window.pendingCallCount = (window.pendingCallCount ?? 0) + 1;
    this.addEventListener('loadend', () => (window.pendingCallCount = (window.pendingCallCount ?? 0) - 1));
    originalSend.apply(this, args);
  };
}

/**
 * Returns a function that advances a page's fake clock, but only while no call is pending: a pending one would time out and be retried. Must be called
 * before the page is opened.
 */
export function createIdleClock(page: Page): (ms: number) => Promise<void> {
  const installed = page.addInitScript(countPendingCalls);
  const waitUntilIdle = (): Promise<void> => expect.poll(() => page.evaluate(() => window.pendingCallCount ?? 0)).toBe(0);
  return async (ms) => {
    await installed;
    await waitUntilIdle();
    await page.clock.runFor(ms);
    await waitUntilIdle();
  };
}
