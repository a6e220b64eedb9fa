import type { Page } from '@playwright/test';
import { createIdleClock } from './createIdleClock';
import { POLL_PATHS } from './collectPollPaths';

/** Step of the clock, in ms; a longer one could exceed the time limit of a call, which would then be retried. */
const STEP_MS = 5_000;

declare global {
  interface Window {
    /** Paths of GET calls and their start times, in ms since the document started. */
    startedCalls?: [path: string, at: number][];
  }
}

export interface PollRecorder {
  /** Advances the clock once no call is pending, and waits for the calls that this starts. */
  runFor(ms: number): Promise<void>;
  /** Start times of this document's polls of a path, in ms since the document started. */
  getStartTimes(path: string): Promise<number[]>;
  /** Number of complete rounds: rounds in which every kind of poll was started. */
  countRounds(): Promise<number>;
  /** Advances the clock until this document has started `count` complete rounds. */
  runUntil(count: number): Promise<void>;
}

/** Records when the documents that the page loads from now on start their polls; times are those of the page's fake clock. */
export async function recordPolls(page: Page): Promise<PollRecorder> {
  const runFor = createIdleClock(page);
  await page.addInitScript(() => {
    const startedCalls: [string, number][] = (window.startedCalls = []);
    const originalOpen = XMLHttpRequest.prototype.open as (...args: unknown[]) => void;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
      if (args[0] === 'GET') startedCalls.push([new URL(String(args[1]), location.href).pathname, performance.now()]);
      originalOpen.apply(this, args);
    };
  });
  const getStartTimes = async (path: string): Promise<number[]> => {
    const startedCalls = await page.evaluate(() => window.startedCalls ?? []);
    return startedCalls.filter(([calledPath]) => calledPath === path).map(([, at]) => at);
  };
  const countRounds = async (): Promise<number> =>
    Math.min(...(await Promise.all(POLL_PATHS.map(getStartTimes))).map(({ length }) => length));
  return {
    runFor,
    getStartTimes,
    countRounds,
    async runUntil(rounds) {
      while ((await countRounds()) < rounds) await runFor(STEP_MS);
    },
  };
}
