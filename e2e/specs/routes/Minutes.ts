import { expect, type Page } from '@playwright/test';
import { countPolls, POLLS } from './countPolls';
import { countOpenCalls } from './countOpenCalls';

/** The clock of a page, which goes on only when nothing is asked: a call without an answer would be tried again. */
export class Minutes {
  private readonly polls: () => string[];
  private readonly openCalls: () => number;

  constructor(private readonly page: Page) {
    this.polls = countPolls(page);
    this.openCalls = countOpenCalls(page);
  }

  /** Stops the clock shortly before a poll. */
  async begin(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 2_000);
    while (this.count('/api/user.php') === 0) await this.runFor(2_000);
    await this.runFor(50_000);
  }

  /** A minute with one poll of each kind; only screens read chats and likes as well. */
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

  async runFor(ms: number): Promise<void> {
    await expect.poll(this.openCalls).toBe(0);
    await this.page.clock.runFor(ms);
    await expect.poll(this.openCalls).toBe(0);
  }
}
