import { expect, test } from '../../support/test';

/** A path for each layout that visitors can see. */
const PATH_BY_LAYOUT = { Default: '/pages/faq', Lander: '/landers/alonetonight', Empty: '/signup' } as const;
type Layout = keyof typeof PATH_BY_LAYOUT;

const CASES: [layout: Layout, country: string, isWarned: boolean][] = [
  ['Default', 'NL', true],
  ['Default', 'FR', true],
  ['Lander', 'DE', true],
  ['Lander', 'FR', false],
  ['Empty', 'NL', true],
  ['Empty', 'GB', false],
];

for (const [layout, country, isWarned] of CASES)
  test(`R-048 R-049 layout ${layout} in ${country}: the adults-only warning is ${isWarned ? 'shown once' : 'not shown'}`, async ({
    page,
    t,
  }) => {
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': country });
    const dialog = page.getByRole('dialog', { name: t('shell.entry.title') });
    await page.goto(PATH_BY_LAYOUT[layout]);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
    if (isWarned) {
      await dialog.getByRole('button', { name: t('shell.entry.enter') }).click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
  });

const SWITCH_CASES: [country: string, isShown: boolean][] = [
  ['GB', false],
  ['NL', true],
];

for (const [country, isShown] of SWITCH_CASES)
  test(`R-039 R-040 the language switcher in ${country} is ${isShown ? 'there' : 'not there'}`, async ({ page, t }) => {
    await page.setExtraHTTPHeaders({ 'cf-ipcountry': country });
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.goto('/pages/faq');
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.nav.login') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell.language.label') })).toHaveCount(isShown ? 1 : 0);
  });
