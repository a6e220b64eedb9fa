import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RouteName } from '@rendezvous/shared/contract';
import { addressOf } from './places';
import { ROUTE_TABLE } from './ROUTE_TABLE';
import { expect, test } from './routeTest';
import { untilRunning } from './untilRunning';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 AA, each with the first places. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(' | ')}`,
  );
}

const LOOKS = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { language: 'de', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
] as const;

for (const look of LOOKS)
  test.describe(`${look.language}, ${look.colorScheme}, ${look.viewport.width} px`, () => {
    test.use(look);

    for (const route of Object.keys(ROUTE_TABLE) as RouteName[]) {
      const { access, memberLands } = ROUTE_TABLE[route];
      const role = access === 'guest' || memberLands !== undefined ? 'visitor' : 'premium';
      test.describe(() => {
        test.use({ role });
        test(`R-097 ${route} keeps WCAG 2.2 AA`, async ({ page, places }) => {
          await page.goto(addressOf(route, places));
          await untilRunning(page);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await violations(page)).toEqual([]);
        });
      });
    }
  });
