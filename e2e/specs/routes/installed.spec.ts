import type { Page } from '@playwright/test';
import type { Translate } from '../../support/texts';
import { navigateWithin } from './navigateWithin';
import { toAddress } from './places';
import { ROUTE_TABLE, ROUTES } from './ROUTE_TABLE';
import { expect, test } from './routeTest';

test.use({ role: 'premium' });

/** Routes on which the specification places the back button. */
const ROUTES_WITH_BACK: readonly string[] = [
  'members-id',
  'likes-m-id',
  'likes',
  'likes-type',
  'credits',
  'credits-repeat-order',
  'credits-id-paymentmethod',
];

/** Routes whose layout has the navigation and from which a member is not redirected. */
const ROUTES_WITH_NAVIGATION = ROUTES.filter((name) => {
  const { layout, access, memberRedirect } = ROUTE_TABLE[name];
  return (layout === 'Default' || layout === 'Chat') && access !== 'guest' && memberRedirect === undefined;
});

/** Scripts that make a page believe it is an installed app, by the check that they override; the debugging protocol cannot emulate this. */
const INSTALLATION_SIGNS: Record<string, () => void> = {
  'display-mode: standalone': () => {
    const matchOriginalMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchOriginalMedia(query === '(display-mode: standalone)' ? 'all' : query);
  },
  'navigator.standalone': () => void Object.defineProperty(navigator, 'standalone', { value: true }),
};

const getSection = (page: Page, t: Translate, id: string) =>
  page.getByRole('navigation', { name: t('shell.nav.label') }).getByRole('link', { name: new RegExp(t(id)) });

test('R-041 R-042 in the installed app the back button is on seven routes, once there is a page to go back to, and leads there', async ({
  page,
  accountIds,
  t,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(INSTALLATION_SIGNS['display-mode: standalone'] ?? '');
  const backButton = page.getByRole('banner').getByRole('button', { name: t('shell.nav.back') });
  await page.goto(toAddress('members-id', accountIds));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The tab's first page has nothing to go back to.
  await expect(backButton).toHaveCount(0);
  for (const route of ROUTES_WITH_NAVIGATION) {
    await navigateWithin(page, toAddress(route, accountIds));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(backButton, route).toHaveCount(ROUTES_WITH_BACK.includes(route) ? 1 : 0);
  }
});

for (const [way, showSign] of Object.entries(INSTALLATION_SIGNS)) {
  test(`R-042 ${way}: the back button leads to the previous page`, async ({ page, t }) => {
    await page.addInitScript(showSign);
    await page.goto('/members');
    await getSection(page, t, 'shell.nav.likes').click();
    await expect(page).toHaveURL(/\/likes$/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.nav.back') })
      .click();
    await expect(page).toHaveURL(/\/members$/);
    await expect(page.getByRole('banner').getByRole('button', { name: t('shell.nav.back') })).toHaveCount(0);
  });

  test.describe(() => {
    test.use({ role: 'visitor' });
    test(`R-048 ${way}: no adults-only warning`, async ({ page, t }) => {
      await page.addInitScript(() => localStorage.removeItem('skip-site-entry'));
      await page.addInitScript(showSign);
      await page.goto('/pages/faq');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog', { name: t('shell.entry.title') })).toHaveCount(0);
    });
  });
}
