import { expect, type Page } from '@playwright/test';
import { answeredClock } from './answeredClock';
import { countPolls, POLLS } from './countPolls';

/** Minutes of a page, each with the polls that belong to it. */
export class Minutes {
  private readonly polls: () => string[];
  readonly runFor: (ms: number) => Promise<void>;

  constructor(private readonly page: Page) {
    this.polls = countPolls(page);
    this.runFor = answeredClock(page);
  }

  /** Stops the clock shortly before a poll. */
  async begin(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 2_000);
    while (this.count('/api/user.php') === 0) await this.runFor(2_000);
    await this.runFor(50_000);
  }

  /** A minute with one poll of each kind; screens may read chats and likes in addition. */
  async pass(): Promise<void> {
    const before = POLLS.map((path) => this.count(path));
    await this.runFor(10_000);
    const risen = (): number[] => POLLS.map((path, at) => this.count(path) - (before[at] ?? 0));
    await expect.poll(() => Math.min(...risen())).toBeGreaterThanOrEqual(1);
    await this.runFor(50_000);
    expect(risen()[POLLS.indexOf('/api/user.php')]).toBe(1);
  }

  count(path: string): number {
    return this.polls().filter((one) => one === path).length;
  }
}
