import { type Beacon, LOCALE_COOKIE } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { expect } from '../../../support/platformTest';
import { createTranslator } from '../../../support/texts';
import { navigateWithin } from '../../routes/navigateWithin';
import { AREAS, type Area } from './AREAS';
import { test } from './breakable';
import { FAULTS, type MatrixFault } from './FAULTS';

/** The failure ladder ends after 10 s, as the loader's unit tests prove, but its result appears later on a slow machine. */
const FALLBACK_TIMEOUT_MS = 30_000;

test.use({ siteOf: 'breakable' });

/** Collects the reports about a remote that this test's pages send. */
async function collectReports(page: Page, { remote }: Area): Promise<Beacon[]> {
  const reports: Beacon[] = [];
  await page.exposeFunction('__reported', (text: string) => {
    const beacon = JSON.parse(text) as Partial<Beacon>;
    if (beacon.remote === remote && beacon.rung !== undefined) reports.push(beacon as Beacon);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => (Reflect.get(window, '__reported') as (text: string) => void)(text));
      return send(address, body);
    };
  });
  return reports;
}

const getFilePattern = ({ remote, chunk }: Area, { network }: MatrixFault): RegExp =>
  new RegExp(network?.file === 'entry' ? `${remote}/.*remoteEntry` : `${remote}/.*chunk-${chunk}-`);

/** Area of the default run; the others use the same loader and run with `npm run test:full`. */
const ALWAYS_TESTED = 'mfe-members';

for (const area of AREAS)
  test.describe(`${area.remote} in ${area.language}`, { tag: area.remote === ALWAYS_TESTED ? [] : '@full' }, () => {
    const t = createTranslator(area.language);

    for (const fault of FAULTS)
      test(`security 2 ${area.remote}: ${fault.name}`, async ({ page, context, faults, openAsMember, breakable }) => {
        await breakable(area.remote);
        await context.addCookies([{ name: LOCALE_COOKIE, value: area.language, url: faults.url }]);
        const reports = await collectReports(page, area);
        if (area.asMember) await openAsMember(area.from);
        else await page.goto(area.from);
        const heading = page.getByRole('heading', { level: 1, name: t(area.heading), exact: true });
        const fallback = page.getByRole('heading', { name: t('shared.remote.failed', { area: t(area.name) }) });

        if (fault.network) faults.injectFault(fault.network.kind, getFilePattern(area, fault));
        if (fault.misbehavior) await page.evaluate((code) => Reflect.set(window, '__break', code), fault.misbehavior);
        await page.evaluate(() => Reflect.set(window, '__page', true));
        await navigateWithin(page, area.to);
        if (fault.recovers) {
          await expect(heading).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
          expect(reports).toEqual([]);
          return;
        }
        await expect(fallback).toBeVisible({ timeout: fault.reloads ? 2 * FALLBACK_TIMEOUT_MS : FALLBACK_TIMEOUT_MS });
        // The body of a beacon is read asynchronously, so the report may arrive later than the fallback.
        await expect.poll(() => reports.filter(({ rung }) => rung === 'fallback' || rung === 'render')).toHaveLength(1);

        await test.step('the rest of the page keeps working', async () => {
          await expect(page.getByRole('banner')).toBeVisible();
          await navigateWithin(page, '/complaints');
          await expect(page.getByRole('heading', { level: 1, name: t('shell.title.complaints') })).toBeVisible();
          await page.goBack();
          await expect(fallback).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
        });

        await test.step('Try again restores the area', async () => {
          faults.clearFaults();
          await page.evaluate(() => Reflect.deleteProperty(window, '__break'));
          await page.getByRole('button', { name: t('shared.remote.retry') }).click();
          await expect(heading).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
          expect(await page.evaluate(() => Reflect.get(window, '__page') === true)).toBe(fault.reloads !== true);
        });
      });
  });
