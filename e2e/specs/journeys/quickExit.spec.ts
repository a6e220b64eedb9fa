import { signIn } from '../../support/signIn';
import { expect, test as base } from '../../support/test';

const NEUTRAL = 'https://www.wikipedia.org/';

/** The one journey that leaves the site. */
const test = base.extend({ watch: async ({}, use) => use() });

test.describe('the quick exit', () => {
  test.beforeEach(async ({ context }) => {
    await context.route(`${NEUTRAL}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Neutral</title><h1>Neutral</h1>' }),
    );
  });

  test('R-095 a visitor leaves a lander by the button, and Back does not lead to it', async ({ page, t }) => {
    await page.goto('/login');
    await page.goto('/landers/alonetonight');
    await page.getByRole('button', { name: t('shell.entry.enter') }).click();
    await page.getByRole('button', { name: t('shell.exit') }).click();
    await expect(page).toHaveURL(NEUTRAL);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  });

  test('R-095 a member leaves an open dialog by Escape twice', async ({ page, baseURL, t }) => {
    await signIn(page, baseURL ?? '', 'free@rendezvous.example');
    await page.goto('/members');
    await page.getByRole('button', { name: t('shell.account.label') }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(NEUTRAL);
  });
});
