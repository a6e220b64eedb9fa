import type { Page } from '@playwright/test';
import { blockEvents } from '../../support/blockEvents';
import { collectPollPaths, POLL_PATHS } from './collectPollPaths';
import { navigateWithin } from './navigateWithin';
import { recordPolls } from './recordPolls';
import { toAddress } from './places';
import { expect, test } from './routeTest';

/**
 * Opens a page and waits until it has loaded; if its clock advanced earlier, its loader would time out. Live events are blocked, because a
 * stream that opens late triggers another read.
 */
async function openAndLoad(page: Page, path: string): Promise<void> {
  await blockEvents(page);
  await page.clock.install();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test.describe('for a member', () => {
  test.use({ role: 'premium' });

  test('R-069 R-070 R-071 three polls after 5 s and then every 60 s, none after the logout', async ({ page, t }) => {
    const polls = await recordPolls(page);
    await openAndLoad(page, '/complaints');
    await polls.runUntil(3);
    for (const path of POLL_PATHS) {
      const [first = 0, second = 0, third = 0, ...more] = await polls.getStartTimes(path);
      expect(first).toBeGreaterThanOrEqual(5_000);
      // Not only after an interval; the clock also runs while the page loads, which takes long on a busy machine.
      expect(first).toBeLessThan(60_000);
      for (const gap of [second - first, third - second]) {
        expect(gap).toBeGreaterThanOrEqual(59_900);
        expect(gap).toBeLessThan(62_000);
      }
      expect(more).toEqual([]);
    }
    await page.getByRole('button', { name: t('shell.account.label') }).click();
    await page.getByRole('menuitem', { name: t('shell.account.logout') }).click();
    await expect(page.locator('html')).toHaveClass(/logged-out/);
    const listPolls = collectPollPaths(page);
    await page.clock.runFor(120_000);
    expect(listPolls()).toEqual([]);
  });
});

test.describe('for a new member', () => {
  test.use({ role: 'free' });

  test('R-064 R-067 R-068 the welcome discount counts down by the second', async ({ page, t }) => {
    await openAndLoad(page, '/members');
    const banner = page.getByRole('region', { name: t('shell.bonus.label') });
    const readSecondsLeft = async (): Promise<number> => {
      const [, hours = '', minutes = '', seconds = ''] = /(\d\d):(\d\d):(\d\d)/.exec((await banner.textContent()) ?? '') ?? [];
      return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
    };
    // Each server response would correct the clock, so all calls are aborted.
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.pauseAt(Date.now() + 60_000);
    const initialSeconds = await readSecondsLeft();
    expect(initialSeconds).toBeGreaterThan(0);
    for (const seconds of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      await expect.poll(readSecondsLeft).toBe(initialSeconds - seconds);
    }
    await page.clock.fastForward(initialSeconds * 1_000);
    await expect(banner).toHaveCount(0);
  });

  test('R-050 R-051 the like modal opens after t seconds, and not on another page', async ({ page, accountIds }) => {
    const profile = toAddress('members-id', accountIds);
    await openAndLoad(page, `${profile}?t=30`);
    await expect(page).toHaveURL(profile);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.goto(`${profile}?t=30`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(profile);
    await navigateWithin(page, '/complaints');
    await page.clock.runFor(35_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
