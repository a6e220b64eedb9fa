import { inLooks } from './inLooks';
import { hasLargeText } from './LOOKS';
import { surfaceOf } from './Overlay';
import { OVERLAYS } from './OVERLAYS';
import { expect, test } from './routeTest';
import { findTextProblems } from '../../support/findTextProblems';
import { violations } from './violations';

inLooks((look) => {
  for (const overlay of OVERLAYS.filter(({ onlyPhone }) => !onlyPhone || look.viewport.width < 768))
    test.describe(() => {
      test.use({ role: overlay.role });
      test(`R-058 R-097 ${overlay.name} meets WCAG 2.2 AA`, async ({ page, places, t, baseURL }) => {
        await overlay.open({ page, t, places, origin: baseURL ?? '' });
        await expect(surfaceOf(page, overlay).locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        if (hasLargeText(look)) expect(await findTextProblems(page)).toEqual([]);
      });
    });
});
