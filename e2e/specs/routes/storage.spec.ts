import { BROWSER_CACHES, DAY_S, STORAGE_KEYS } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { signIn } from '../../support/signIn';
import { expect, test } from '../../support/test';

type Place = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]['place'];

/** Returns the names that `STORAGE_KEYS` lists for a kind of storage. */
const listNames = (place: Place): string[] =>
  Object.entries(STORAGE_KEYS)
    .filter(([, key]) => key.place === place)
    .map(([name]) => name);

/** Remaining days of each cookie in the browser. */
async function getCookieDays(page: Page): Promise<Record<string, number>> {
  const now = await page.evaluate(() => Date.now() / 1_000);
  const cookies = await page.context().cookies();
  return Object.fromEntries(cookies.map(({ name, expires }) => [name, Math.round(((expires - now) / DAY_S) * 100) / 100]));
}

/** Uses the site so that the browser stores what a visit leaves behind, such as language, country, appearance, campaign and sign-up. */
async function visitManyPages(page: Page, { t, baseURL = '' }: { t: (id: string) => string; baseURL: string | undefined }): Promise<void> {
  await page.goto('/landers/alonetonight?network=spring&ref=a1');
  await page.getByRole('button', { name: t('shell.entry.enter') }).click();
  // The cookie comes with the reply to the report of the visit.
  await expect.poll(async () => Object.keys(await getCookieDays(page))).toContain('seen-landers');
  await page.goto('/lang-config?redirect=/pages/terms');
  await page.getByRole('combobox', { name: t('shell.lang_config.country') }).selectOption('DE');
  await page.getByRole('button', { name: t('shell.lang_config.save') }).click();
  await expect(page).toHaveURL(/terms$/);
  await page.goto('/lang-config');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page).not.toHaveURL(/lang-config/);
  await page.goto('/signup');
  await page
    .locator('label')
    .filter({ hasText: t('shared.gender.male') })
    .first()
    .click();
  await signIn(page, baseURL, 'premium');
  await page.goto('/settings');
  await page.getByRole('radio', { name: t('shell.settings.dark') }).check({ force: true });
  await expect.poll(async () => Object.keys(await getCookieDays(page))).toEqual(expect.arrayContaining(['color-scheme', 'hidden-alerts']));
}

test('R-093 R-101 R-179 R-349 the browser stores what the cookie page lists, for as long as stated there, and nothing else', async ({
  page,
  context,
  baseURL,
  t,
}) => {
  // A real visit starts without cookies, but the suite has set the language cookie.
  await context.clearCookies();
  await visitManyPages(page, { t, baseURL });
  const storedDays = await getCookieDays(page);
  expect(Object.keys(storedDays).toSorted()).toEqual(listNames('cookie').toSorted());
  // The dismissals of a member are stored per account, as `<key>:<account>`.
  const storedNames = await page.evaluate(async () => ({
    local: Object.keys(localStorage).map((key) => key.split(':')[0]),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
  }));
  expect(listNames('local')).toEqual(expect.arrayContaining(storedNames.local));
  expect(listNames('session')).toEqual(expect.arrayContaining(storedNames.session));
  expect(Object.keys(BROWSER_CACHES)).toEqual(expect.arrayContaining(storedNames.caches));
  expect(storedNames.caches).toContain('releases');
  expect(storedNames.local).toContain('skip-site-entry');
  expect(storedNames.session).toEqual(expect.arrayContaining(['signup-form', 'tracking']));

  await page.goto('/pages/cookies');
  for (const [name, remainingDays] of Object.entries(storedDays)) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const days = Number(/\d+/.exec(await row.getByRole('cell').last().innerText()));
    expect(Math.abs(days - remainingDays), `${name} has ${remainingDays} of ${days} days`).toBeLessThan(0.1);
  }
});
