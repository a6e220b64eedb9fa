import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';
import { findViolations } from '../routes/findViolations';

test.use({ siteOf: 'status' });
test.describe.configure({ mode: 'default' });

const VISIT_COUNT = 3;

async function logIn(page: Page, token: string): Promise<void> {
  await page.goto('/platform');
  await page.getByLabel('Token of your team').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
}

test('R-020 a page reports which releases it ran and how it performed, and nothing before it has loaded', async ({ page, site }) => {
  let hasLoaded = false;
  const earlyUrls: string[] = [];
  page.on('load', () => (hasLoaded = true));
  page.on('request', (request) => {
    if (!hasLoaded && /beacon|after-load/.test(request.url())) earlyUrls.push(request.url());
  });
  const beaconRequest = page.waitForRequest(/platform\/beacon/);
  await page.goto('/');
  await beaconRequest;
  expect(earlyUrls).toEqual([]);
  // A page only reports its vitals when it is left.
  await page.goto('about:blank');
  const getShellFigures = async () => (await site.status()).figures.find(({ remote }) => remote === 'shell');
  await expect.poll(async () => (await getShellFigures())?.lcp ?? 0).toBeGreaterThan(0);
  expect(await getShellFigures()).toMatchObject({ visits: 1, failed: 0 });
});

test('R-020 a failing canary ends automatically, and the next visit gets the stable release', async ({
  site,
  page,
  faults,
  openAsMember,
  t,
}) => {
  const folder = createBuiltVariant('mfe-members', {
    edits: [replaceMessage('members.search.title', 'Search members of the new release')],
  });
  const release = await site.publish('mfe-members', folder);
  await site.runPlatform('canary', 'mfe-members', release, '--percent', '100', '--abort-rate', '10', '--abort-after', String(VISIT_COUNT));
  faults.injectFault('missing', new RegExp(`${release}/remoteEntry`));
  await openAsMember('/chats');
  for (let visit = 0; visit < VISIT_COUNT; visit += 1) {
    await page.evaluate(() => sessionStorage.removeItem('bad-releases'));
    const beaconRequest = page.waitForRequest(/platform\/beacon/);
    await page.goto('/members');
    await beaconRequest;
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title'), exact: true })).toBeVisible();
  }
  await expect.poll(async () => (await site.status()).aborts).toMatchObject([{ remote: 'mfe-members', release }]);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.evaluate(() => sessionStorage.removeItem('bad-releases'));
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: t('members.search.title'), exact: true })).toBeVisible();
  expect(requestedUrls.filter((url) => url.includes(release))).toEqual([]);
});

test('R-020 the status page opens with the token of a team, shows what happened and explains a decision', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/');
  await expect.poll(async () => (await site.status()).figures.length).toBeGreaterThan(0);
  await site.runPlatform('maintenance', 'mfe-landers', '--why', 'pictures are changed');
  await logIn(page, 'not a token of any team');
  await expect(page.getByRole('alert')).toHaveText('No team has this token.');
  await logIn(page, site.readToken('chat'));
  await expect(page.getByText('mfe-landers is in maintenance')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes', exact: true })).toContainText('pictures are changed');
  await expect(page.getByRole('region', { name: 'Releases of shell' })).toContainText('stable');
  await expect(page.getByRole('img', { name: /^Visits: / }).first()).toBeVisible();
  await page.getByRole('link', { name: '14 days' }).click();
  await expect(page.getByRole('link', { name: '14 days' })).toHaveAttribute('aria-current', 'page');
  const visitor = (await context.cookies()).find(({ name }) => name === 'visitor')?.value ?? 'somebody-or-other';
  await page.getByRole('textbox', { name: 'Visitor' }).fill(visitor);
  await page.getByLabel('Language').selectOption('nl');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('region', { name: 'Decision' }).getByRole('row', { name: /^mfe-members stable/ })).toContainText('yes');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Token of your team')).toBeVisible();
});

test('R-020 a team chooses on the status page which of its releases its browser shows', async ({ page, site, t }) => {
  const { stable } = (await site.status()).remotes['mfe-chat'] ?? {};
  await logIn(page, site.readToken('chat'));
  const releaseChoice = page.getByRole('region', { name: 'Releases in this browser' });
  await releaseChoice.getByLabel('mfe-chat').selectOption(stable ?? '');
  await expect(releaseChoice.getByLabel('mfe-credits')).toHaveCount(0);
  await releaseChoice.getByLabel('Page').fill('/login');
  await releaseChoice.getByRole('button', { name: 'Show here' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel(t('auth.login.name'))).toBeVisible();
  await expect(page.getByText(`Under test here: mfe-chat ${stable}`)).toBeVisible();
  await page.goto('/platform');
  await releaseChoice.getByRole('button', { name: 'Reset all' }).click();
  await expect(page).not.toHaveURL(/platform/);
  await expect(page.getByText('Under test here')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `R-020 the status page is accessible, also on a phone (${colorScheme})`,
    { tag: colorScheme === 'light' ? [] : '@full' },
    async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 760 });
      await page.goto('/platform');
      expect(await findViolations(page)).toEqual([]);
      await logIn(page, site.readToken('shell'));
      await page.goto('/platform?visitor=somebody-or-other');
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
}
