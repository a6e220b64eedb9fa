import type { RouteName } from '@rendezvous/shared/contract';
import { inLooks } from './inLooks';
import { hasLargeText } from './LOOKS';
import { addressOf } from './places';
import { ROUTE_TABLE } from './ROUTE_TABLE';
import { expect, test } from './routeTest';
import { textProblems } from '../../support/textProblems';
import { untilRunning } from './untilRunning';
import { violations } from './violations';

inLooks((look) => {
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
        if (hasLargeText(look)) expect(await textProblems(page)).toEqual([]);
      });
    });
  }
});
