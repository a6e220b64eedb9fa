import { describeInLooks } from './describeInLooks';
import { mustFitLargeText } from './LOOKS';
import { toAddress } from './places';
import { isForVisitors, ROUTES } from './ROUTE_TABLE';
import { expect, test } from './routeTest';
import { splitIntoChunks } from './splitIntoChunks';
import { findTextProblems } from '../../support/findTextProblems';
import { findViolations } from './findViolations';

const ROLES = [
  { role: 'visitor', routes: ROUTES.filter(isForVisitors) },
  { role: 'premium', routes: ROUTES.filter((route) => !isForVisitors(route)) },
] as const;

describeInLooks(
  (look) => {
    for (const { role, routes } of ROLES)
      test.describe(() => {
        test.use({ role });
        for (const slice of splitIntoChunks(routes, 8))
          test(`R-097 ${slice.join(', ')} meet WCAG 2.2 AA`, async ({ page, accountIds }) => {
            test.setTimeout(180_000);
            for (const route of slice)
              await test.step(route, async () => {
                await page.goto(toAddress(route, accountIds));
                await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
                await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
                expect(await findViolations(page), route).toEqual([]);
                if (mustFitLargeText(look)) expect(await findTextProblems(page), route).toEqual([]);
              });
          });
      });
  },
  { defaultLookCount: 1 },
);
