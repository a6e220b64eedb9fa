import type { Page } from '@playwright/test';
import { signIn } from '../../support/signIn';
import { inEnglish } from '../../support/inLanguages';
import { expect, test as base } from '../../support/test';

const NEUTRAL = 'https://www.wikipedia.org/';

/** Without the `watch` fixture, which forbids requests to other sites: only these journeys leave the site. */
const test = base.extend({ watch: async ({}, use) => use() });

/** Presses a key twice in a row at human speed, however slow the machine is. */
async function pressTwice(page: Page, key: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1_000;
  const events = [
    { type: 'rawKeyDown', after: 0 },
    { type: 'keyUp', after: 0.05 },
    { type: 'rawKeyDown', after: 0.2 },
    { type: 'keyUp', after: 0.25 },
  ] as const;
  await Promise.all(
    events.map(({ type, after }) =>
      session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 27, timestamp: now + after }),
    ),
  );
  await session.detach();
}

inEnglish(() => {
  test.describe('the quick exit', () => {
    test.beforeEach(async ({ context }) => {
      await context.route(`${NEUTRAL}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Neutral</title><h1>Neutral</h1>' }),
      );
    });

    test('R-095 a visitor leaves a lander with the button, and Back does not return to it', async ({ page, t }) => {
      await page.goto('/login');
      await page.goto('/landers/alonetonight');
      await page.getByRole('button', { name: t('shell.entry.enter') }).click();
      await page.getByRole('button', { name: t('shell.exit') }).click();
      await expect(page).toHaveURL(NEUTRAL);
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
    });

    test('R-095 a member leaves the site from an open menu by pressing Escape twice', async ({ page, baseURL, t }) => {
      await signIn(page, baseURL ?? '', 'free@rendezvous.example');
      await page.goto('/members');
      await page.getByRole('button', { name: t('shell.account.label') }).click();
      await pressTwice(page, 'Escape');
      await expect(page).toHaveURL(NEUTRAL);
    });
  });
});
