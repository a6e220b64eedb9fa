import type { Page, Route } from '@playwright/test';
import { blockEvents } from '../../support/blockEvents';
import { expect, test } from './routeTest';

test.use({ role: 'premium' });

const REJECTION = { status: 500, json: { error: { code: 'server_error', message: 'Refused' } } };

/** Holds back the responses to changes of the notification settings; each call of `answer` rejects the oldest pending change. */
async function holdResponses(page: Page): Promise<{ answer: () => Promise<void> }> {
  const heldRoutes: Route[] = [];
  await page.route('**/api/notifications.php', (route) => (route.request().method() === 'GET' ? route.fallback() : heldRoutes.push(route)));
  return {
    answer: async () => {
      await expect.poll(() => heldRoutes.length).toBe(1);
      await heldRoutes.shift()?.fulfill(REJECTION);
    },
  };
}

test('R-077 the progress bar: hidden for 200 ms, grows for 5 s, gone 500 ms after the end', async ({ page, t }) => {
  const { answer } = await holdResponses(page);
  await blockEvents(page);
  await page.clock.install();
  // The clock may only advance once the page has loaded; earlier, its loader would time out.
  await page.goto('/notifications', { waitUntil: 'networkidle' });
  const option = page.getByRole('switch').first();
  await expect(option).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const bar = page.getByRole('progressbar', { name: t('shell.progress') });
  const readValue = (): Promise<number> => bar.evaluate((element: HTMLProgressElement) => element.value);
  const wasChecked = await option.isChecked();

  await test.step('shorter than 200 ms: nothing is shown', async () => {
    await option.press('Space');
    await expect(option).toBeChecked({ checked: !wasChecked });
    await page.clock.runFor(199);
    await answer();
    // The rejection flips the switch back once the call is over.
    await expect(option).toBeChecked({ checked: wasChecked });
    await page.clock.runFor(1_000);
    await expect(bar).toHaveCount(0);
  });

  await test.step('longer: it grows for 5 s and then waits', async () => {
    await option.press('Space');
    await expect(option).toBeChecked({ checked: !wasChecked });
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    await page.clock.runFor(2_500);
    await expect.poll(readValue).toBeGreaterThanOrEqual(50);
    expect(await readValue()).toBeLessThanOrEqual(55);
    await page.clock.runFor(2_500);
    await expect.poll(readValue).toBeGreaterThanOrEqual(95);
    await page.clock.runFor(10_000);
    expect(await readValue()).toBeLessThan(100);
  });

  await test.step('at the end: full for 500 ms', async () => {
    await answer();
    await expect.poll(readValue).toBe(100);
    await page.clock.runFor(499);
    await expect(bar).toBeVisible();
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(0);
  });
});
