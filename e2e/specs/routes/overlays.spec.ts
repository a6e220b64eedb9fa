import { describeInLooks } from './describeInLooks';
import { mustFitLargeText } from './LOOKS';
import { getSurface } from './Overlay';
import { OVERLAYS } from './OVERLAYS';
import { expect, test } from './routeTest';
import { findTextProblems } from '../../support/findTextProblems';
import { findViolations } from './findViolations';

describeInLooks((look) => {
  for (const overlay of OVERLAYS.filter(({ isPhoneOnly }) => !isPhoneOnly || look.viewport.width < 768))
    test.describe(() => {
      test.use({ role: overlay.role });
      test(`R-058 R-097 ${overlay.name} meets WCAG 2.2 AA`, async ({ page, accountIds, t, baseURL }) => {
        await overlay.open({ page, t, accountIds, origin: baseURL ?? '' });
        await expect(getSurface(page, overlay).locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await findViolations(page)).toEqual([]);
        if (mustFitLargeText(look)) expect(await findTextProblems(page)).toEqual([]);
      });
    });
});
