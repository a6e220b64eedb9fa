import { signIn } from '../../support/signIn';
import { navigateWithin } from './navigateWithin';
import { toAddress, findAccountIds } from './places';
import { ROUTE_TABLE } from './ROUTE_TABLE';
import { expect, test } from './routeTest';

type RouteName = keyof typeof ROUTE_TABLE;

/** Routes that members may open and whose layout shows alerts. */
const SHOWN = (Object.keys(ROUTE_TABLE) as RouteName[]).filter((name) => {
  const { layout, access, memberRedirect } = ROUTE_TABLE[name];
  return layout === 'Default' && access !== 'guest' && memberRedirect === undefined;
});

const CASES = [
  {
    account: 'visitor.new',
    alert: 'shell.alert.photo',
    title: 'R-059 R-060 no photo',
    not: ['profile', 'notifications', 'premium', 'activate-done', 'settings', 'directdebit'],
  },
  { account: 'bounced', alert: 'shell.alert.bounce', title: 'R-059 R-062 mail that bounced', not: ['settings', 'notifications'] },
] as const;

for (const { account, alert, title, not } of CASES)
  test(`${title}: the alert shows on every page except those that fix it, until it is dismissed`, async ({ page, t, baseURL }) => {
    test.setTimeout(180_000);
    await signIn(page, baseURL ?? '', account);
    const places = await findAccountIds(page.request, baseURL ?? '');
    // Only an alert can be dismissed; the notification settings show the same message permanently.
    const dismiss = page
      .getByRole('status')
      .filter({ hasText: t(alert) })
      .getByRole('button', { name: t('shared.dismiss') });
    // A prerendered page shows no alerts; they appear from the next page on.
    await page.goto('/lang-config');
    for (const route of SHOWN) {
      await navigateWithin(page, toAddress(route, places));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // Without an order to repeat, this page redirects once it has loaded; if it were left earlier, the redirect would replace the next page.
      if (route === 'credits-repeat-order') await expect(page).toHaveURL(/\/credits$/);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(dismiss, route).toHaveCount((not as readonly string[]).includes(route) ? 0 : 1);
    }
    await navigateWithin(page, '/members');
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await page.goto('/complaints');
    await navigateWithin(page, '/members');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(dismiss).toHaveCount(0);
  });
