import { expect, type Page } from '@playwright/test';
import { createIdleClock } from './createIdleClock';
import { collectPollPaths, POLL_PATHS } from './collectPollPaths';

/** Advances a page's clock minute by minute and checks the polls of each minute. */
export class Minutes {
  private readonly listPolls: () => string[];
  readonly runFor: (ms: number) => Promise<void>;

  constructor(private readonly page: Page) {
    this.listPolls = collectPollPaths(page);
    this.runFor = createIdleClock(page);
  }

  /** Takes control of the clock and stops it shortly before a poll. */
  async start(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 2_000);
    while (this.countCompletedPolls('/api/user.php') === 0) await this.runFor(2_000);
    await this.runFor(50_000);
  }

  /** Advances the clock by a minute and expects every poll in it; chats and likes may be read more than once, since screens read them. */
  async passMinute(): Promise<void> {
    const initialCounts = POLL_PATHS.map((path) => this.countCompletedPolls(path));
    await this.runFor(10_000);
    const countIncreases = (): number[] => POLL_PATHS.map((path, index) => this.countCompletedPolls(path) - (initialCounts[index] ?? 0));
    await expect.poll(() => Math.min(...countIncreases())).toBeGreaterThanOrEqual(1);
    await this.runFor(50_000);
    expect(countIncreases()[POLL_PATHS.indexOf('/api/user.php')]).toBe(1);
  }

  countCompletedPolls(path: string): number {
    return this.listPolls().filter((polledPath) => polledPath === path).length;
  }
}
