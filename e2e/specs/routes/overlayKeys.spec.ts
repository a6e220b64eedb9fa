import type { Locator, Page } from '@playwright/test';
import { getSurface } from './Overlay';
import { OVERLAYS } from './OVERLAYS';
import { expect, test } from './routeTest';

const PHONE = { width: 360, height: 740 };

/** Number of Tab presses in each direction; no overlay has as many tab stops. */
const MAX_TAB_STOPS = 30;

const hasFocus = (surface: Locator): Promise<boolean> => surface.evaluate((element) => element.contains(document.activeElement));

/** Tabs through an overlay in both directions, and expects focus never to leave it. */
async function expectFocusTrap(page: Page, surface: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      await page.keyboard.press(key);
      expect(await hasFocus(surface), `after ${key}`).toBe(true);
    }
}

for (const overlay of OVERLAYS)
  test.describe(() => {
    test.use({ role: overlay.role, ...(overlay.isPhoneOnly && { viewport: PHONE }) });

    test(`R-058 R-097 ${overlay.name} by keyboard: focus moves in, stays inside and returns`, async ({ page, accountIds, t, baseURL }) => {
      const context = { page, t, accountIds, origin: baseURL ?? '' };
      const opener = await overlay.open(context);
      const surface = getSurface(page, overlay);
      await expect.poll(() => hasFocus(surface)).toBe(true);
      if (overlay.kind !== 'menu') await expectFocusTrap(page, surface);
      const role = (await surface.getAttribute('role')) as 'dialog' | 'alertdialog' | 'menu';
      await page.keyboard.press('Escape');
      if (overlay.close) {
        await expect(surface).toBeVisible();
        await overlay.close(context);
      }
      await expect(page.getByRole(role)).toHaveCount(0);
      if (opener) await expect(opener).toBeFocused();
    });
  });
