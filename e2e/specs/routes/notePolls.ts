import type { Page } from '@playwright/test';
import { answeredClock } from './answeredClock';
import { POLLS } from './countPolls';

/** Ms that the clock leaps at once: fewer than a call may take, which would be given up and tried again. */
const LEAP_MS = 5_000;

declare global {
  interface Window {
    /** Paths of calls and when each began, in ms since the document began. */
    begun?: [path: string, at: number][];
  }
}

export interface NotedPolls {
  /** When this document began each poll of a path, in ms since it began itself. */
  times(path: string): Promise<number[]>;
  /** How often it has polled, each path at least. */
  count(): Promise<number>;
  /** Lets time pass until this document has polled so many times, and every call has its answer. */
  runUntil(count: number): Promise<void>;
}

/** Notes when the documents that come next begin their polls, by the clock of the page, which is a false one. */
export async function notePolls(page: Page): Promise<NotedPolls> {
  const runFor = answeredClock(page);
  await page.addInitScript(() => {
    const begun: [string, number][] = (window.begun = []);
    const open = XMLHttpRequest.prototype.open as (...args: unknown[]) => void;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
      if (args[0] === 'GET') begun.push([String(args[1]), performance.now()]);
      open.apply(this, args);
    };
  });
  const times = async (path: string): Promise<number[]> => {
    const begun = await page.evaluate(() => window.begun ?? []);
    return begun.filter(([asked]) => asked === path).map(([, at]) => at);
  };
  const count = async (): Promise<number> => Math.min(...(await Promise.all(POLLS.map(times))).map(({ length }) => length));
  return {
    times,
    count,
    async runUntil(wanted) {
      while ((await count()) < wanted) await runFor(LEAP_MS);
    },
  };
}
