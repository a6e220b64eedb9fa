import { expect, type Page } from '@playwright/test';
import { createIdleClock } from './createIdleClock';
import { countPolls, POLLS } from './countPolls';

/** Advances a page's clock minute by minute and checks the polls of each minute. */
export class Minutes {
  private readonly polls: () => string[];
  readonly runFor: (ms: number) => Promise<void>;

  constructor(private readonly page: Page) {
    this.polls = countPolls(page);
    this.runFor = createIdleClock(page);
  }

  /** Takes control of the clock and stops it shortly before a poll. */
  async begin(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 2_000);
    while (this.count('/api/user.php') === 0) await this.runFor(2_000);
    await this.runFor(50_000);
  }

  /** Advances the clock by a minute and expects one poll of each kind in it; screens may also read chats and likes. */
  async pass(): Promise<void> {
    const before = POLLS.map((path) => this.count(path));
    await this.runFor(10_000);
    const countIncreases = (): number[] => POLLS.map((path, index) => this.count(path) - (before[index] ?? 0));
    await expect.poll(() => Math.min(...countIncreases())).toBeGreaterThanOrEqual(1);
    await this.runFor(50_000);
    expect(countIncreases()[POLLS.indexOf('/api/user.php')]).toBe(1);
  }

  /** Number of completed polls of a path so far. */
  count(path: string): number {
    return this.polls().filter((one) => one === path).length;
  }
}
