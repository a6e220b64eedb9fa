import { expect, type Page } from '@playwright/test';
import { POLL_PATHS } from './collectPollPaths';
import { type PollRecorder, recordPolls } from './recordPolls';

/** Advances a page's clock minute by minute and checks the polls of each minute. */
export class Minutes {
  private constructor(
    private readonly page: Page,
    private readonly polls: PollRecorder,
  ) {}

  /** Must be called after the clock is installed and before the page is opened. */
  static async of(page: Page): Promise<Minutes> {
    return new Minutes(page, await recordPolls(page));
  }

  /**
   * Takes control of the clock and stops it shortly before a poll. The first poll may have waited for the client that sends it, so the
   * clock is set by the second.
   */
  async start(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    // Far enough ahead for a busy machine, whose pages would already be past a nearer time.
    await this.page.clock.pauseAt(Date.now() + 20_000);
    await this.polls.runUntil(2);
    await this.runFor(50_000);
  }

  /** Advances the clock by a minute and expects every poll in it; chats and likes may be read more than once, since screens read them. */
  async passMinute(): Promise<void> {
    const initialCounts = await this.countPolls();
    await this.runFor(10_000);
    const getIncreases = async (): Promise<number[]> =>
      (await this.countPolls()).map((count, index) => count - (initialCounts[index] ?? 0));
    expect(Math.min(...(await getIncreases()))).toBeGreaterThanOrEqual(1);
    await this.runFor(50_000);
    expect((await getIncreases())[POLL_PATHS.indexOf('/api/user.php')]).toBe(1);
  }

  runFor(ms: number): Promise<void> {
    return this.polls.runFor(ms);
  }

  /** Numbers of reads started so far, in the order of POLL_PATHS. */
  async countPolls(): Promise<number[]> {
    return (await Promise.all(POLL_PATHS.map((path) => this.polls.getStartTimes(path)))).map(({ length }) => length);
  }
}
