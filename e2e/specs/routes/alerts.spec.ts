import type { Locator, Page } from '@playwright/test';
import { signIn } from '../../support/signIn';
import type { Translate } from '../../support/texts';
import { navigateWithin } from './navigateWithin';
import { toAddress, findAccountIds } from './places';
import { ROUTE_TABLE, ROUTES } from './ROUTE_TABLE';
import { expect, test } from './routeTest';

/** Routes that show a member alerts, because of their layout and because they do not redirect members. */
const ROUTES_WITH_ALERTS = ROUTES.filter((name) => {
  const { layout, access, memberRedirect } = ROUTE_TABLE[name];
  return layout === 'Default' && access !== 'guest' && memberRedirect === undefined;
});

const CASES = [
  {
    account: 'visitor.new',
    alert: 'shell.alert.photo',
    title: 'R-059 R-060 no photo',
    exemptRoutes: ['profile', 'notifications', 'premium', 'activate-done', 'settings', 'directdebit'],
  },
  { account: 'bounced', alert: 'shell.alert.bounce', title: 'R-059 R-062 mail that bounced', exemptRoutes: ['settings', 'notifications'] },
] as const;

/** The button that dismisses an alert in the card of alerts; the notification settings show the same message without such a button. */
const getDismissButton = (page: Page, t: Translate, alert: string): Locator =>
  page
    .getByRole('region', { name: t('shell.alerts.label') })
    .getByRole('listitem')
    .filter({ hasText: t(alert) })
    .getByRole('button', { name: t('shared.dismiss') });

for (const { account, alert, title, exemptRoutes } of CASES)
  test(`${title}: the alert shows on every page except those that fix it, until it is dismissed`, async ({ page, t, baseURL }) => {
    test.setTimeout(180_000);
    await signIn(page, baseURL ?? '', account);
    const accountIds = await findAccountIds(page.request, baseURL ?? '');
    const dismiss = getDismissButton(page, t, alert);
    await page.goto('/members');
    await expect(dismiss).toHaveCount(1);
    for (const route of ROUTES_WITH_ALERTS) {
      await navigateWithin(page, toAddress(route, accountIds));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // Without an order to repeat, this page redirects once it has loaded; if it were left earlier, the redirect would replace the next page.
      if (route === 'credits-repeat-order') await expect(page).toHaveURL(/\/credits$/);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(dismiss, route).toHaveCount((exemptRoutes as readonly string[]).includes(route) ? 0 : 1);
    }
    await navigateWithin(page, '/members');
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(dismiss).toHaveCount(0);
  });

test('R-059 R-060 R-062 the alerts come with the document, below the first row of members, and nothing moves as the scripts start', async ({
  page,
  t,
  baseURL,
}) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null }[];
    }
    const movedElements: string[] = [];
    Reflect.set(window, '__moved', movedElements);
    new PerformanceObserver((list) => {
      const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node));
      for (const node of nodes) if (node?.parentElement?.closest('main ul')) movedElements.push(`${node.nodeName} ${node.textContent}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn(page, baseURL ?? '', 'bounced');
  // The browser's first page reports the time zone; until then, the server renders only the frame of a member's page.
  await page.goto('/members');
  await expect(getDismissButton(page, t, 'shell.alert.bounce')).toHaveCount(1);
  await expect(async () => {
    const html = (await (await page.reload())?.text()) ?? '';
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain(t('shell.alert.bounce'));
  }).toPass();
  const card = await page.getByRole('region', { name: t('shell.alerts.label') }).boundingBox();
  const members = page.locator('main li:has(a[href^="/members/"])');
  const [first, last] = [await members.first().boundingBox(), await members.last().boundingBox()];
  expect(card?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  expect(card?.y).toBeLessThan(last?.y ?? 0);
  expect(await page.evaluate(() => Reflect.get(window, '__moved') as string[])).toEqual([]);
});

test('R-059 R-150 a dismissal reaches the other tab and outlives a logout', async ({ page, context, t, baseURL }) => {
  await signIn(page, baseURL ?? '', 'visitor.new');
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) await tab.goto('/members');
  await expect(getDismissButton(otherTab, t, 'shell.alert.photo')).toHaveCount(1);
  await getDismissButton(page, t, 'shell.alert.photo').click();
  await expect(getDismissButton(otherTab, t, 'shell.alert.photo')).toHaveCount(0);
  await page.getByRole('button', { name: t('shell.account.label') }).click();
  await page.getByRole('menuitem', { name: t('shell.account.logout') }).click();
  await expect(page.getByRole('link', { name: t('shell.nav.login') }).first()).toBeVisible();
  await signIn(page, baseURL ?? '', 'visitor.new');
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getDismissButton(page, t, 'shell.alert.photo')).toHaveCount(0);
});
