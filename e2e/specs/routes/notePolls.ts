import type { Page } from '@playwright/test';
import { createIdleClock } from './createIdleClock';
import { POLLS } from './countPolls';

/** Step of the clock in ms: shorter than a call's time limit, after which it would be retried. */
const STEP_MS = 5_000;

declare global {
  interface Window {
    /** Paths of GET calls and their start times, in ms since the document started. */
    begun?: [path: string, at: number][];
  }
}

export interface NotedPolls {
  /** Start times of this document's polls of a path, in ms since the document started. */
  times(path: string): Promise<number[]>;
  /** Number of rounds in which every poll was started. */
  count(): Promise<number>;
  /** Advances the clock until this document has started that many rounds of polls and no call is pending. */
  runUntil(count: number): Promise<void>;
}

/** Records when subsequent documents start their polls, by the page's fake clock. */
export async function notePolls(page: Page): Promise<NotedPolls> {
  const runFor = createIdleClock(page);
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
    return begun.filter(([calledPath]) => calledPath === path).map(([, at]) => at);
  };
  const count = async (): Promise<number> => Math.min(...(await Promise.all(POLLS.map(times))).map(({ length }) => length));
  return {
    times,
    count,
    async runUntil(rounds) {
      while ((await count()) < rounds) await runFor(STEP_MS);
    },
  };
}
