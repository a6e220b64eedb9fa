import type { Page } from '@playwright/test';
import type { Front } from '../view/front/Front';
import { FAST_LINK, PHONE_LINK } from '../view/link/profile';
import type { Member } from '../view/signInMember';
import { openPage } from '../view/measure/visit';
import type { Phone } from '../view/Phone';
import { observeSwitch } from './observeSwitch';
import { type Times, toTimes } from './toTimes';
import type { Trip } from './trips';

/** Makes the page see a 3G connection, on which links are prefetched on intent only. */
const emulate3g = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
};

/** A page counts as idle once nothing has arrived for this many ms, which is more than a round trip. */
const IDLE_AFTER_MS = 600;

const countResources = (page: Page): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);

async function waitUntilStill(page: Page): Promise<void> {
  let [previousCount, currentCount] = [-1, await countResources(page)];
  while (previousCount !== currentCount) {
    await page.waitForTimeout(IDLE_AFTER_MS);
    [previousCount, currentCount] = [currentCount, await countResources(page)];
  }
}

/** Opens the first screen on a phone with an empty cache, then follows the link to the other remote, with or without touching it first. */
export async function takeTrip(
  phone: Phone,
  front: Front,
  member: Member,
  { from, to, contentSelector }: Trip,
  withIntent: boolean,
): Promise<Times> {
  front.link.setProfile(FAST_LINK);
  const context = await phone.createContext(front.origin, member);
  try {
    await context.addInitScript(emulate3g);
    const { page } = await openPage(context, front.origin + from);
    front.link.setProfile(PHONE_LINK);
    const link = page.locator(`nav a[href="${to}"]`).first();
    await page.evaluate(observeSwitch, contentSelector);
    if (withIntent) {
      await link.dispatchEvent('touchstart');
      await waitUntilStill(page);
    }
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(() => window.switchMeasurements.contentPaintedAt > 0);
    return toTimes(await page.evaluate(() => window.switchMeasurements));
  } finally {
    await context.close();
  }
}
