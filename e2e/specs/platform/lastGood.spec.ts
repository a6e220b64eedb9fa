import type { Fault } from '../../support/FaultServer';
import { expect, test } from '../../support/platformTest';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';

const NEW_TITLE = 'Search members of the new release';

/** Id of a new release of mfe-members; this tree's release is the last good one. */
let release = '';

test.beforeEach(async ({ site, pin }) => {
  release = await site.publish(
    'mfe-members',
    createBuiltVariant('mfe-members', { edits: [replaceMessage('members.search.title', NEW_TITLE)] }),
  );
  await pin({ 'mfe-members': release });
});

const toHeadingOptions = (text: string) => ({ level: 1, name: text, exact: true });

test('platform 2: a visit gets the new release', async ({ page, openAsMember }) => {
  await openAsMember('/members');
  await expect(page.getByRole('heading', toHeadingOptions(NEW_TITLE))).toBeVisible();
});

const CASES: [Fault['kind'], string, boolean][] = [
  ['missing', 'remoteEntry', true],
  ['html', 'remoteEntry', true],
  ['tampered', 'remoteEntry', true],
  ['tampered', 'lang/', true],
  ['hang', 'remoteEntry', false],
];

for (const [kind, file, isBad] of CASES) {
  test(`platform 3: ${file} of the new release is broken (${kind}): the same page falls back to the last good release and keeps the store`, async ({
    page,
    faults,
    openAsMember,
    t,
  }) => {
    const isSame = await openAsMember('/chats');
    faults.injectFault(kind, new RegExp(`${release}/${file}`));
    await page.getByRole('link', { name: t('shell.nav.search') }).click();
    await expect(page.getByRole('heading', toHeadingOptions(t('members.search.title')))).toBeVisible({ timeout: 30_000 });
    expect(await isSame()).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, '__tampered'))).toBeUndefined();
    await expect(page.getByText('Tampered')).toHaveCount(0);
    const badReleases = await page.evaluate(() => sessionStorage.getItem('bad-releases'));
    expect(badReleases !== null, 'remembered as bad; a timeout alone never is').toBe(isBad);
  });
}

test('R-016 a missing chunk of the new release reloads the page once, into the last good one', async ({
  page,
  faults,
  site,
  openAsMember,
  t,
}) => {
  // Reports from browsers with overridden releases are not counted.
  await site.promote('mfe-members', release);
  await page.context().clearCookies({ name: 'overrides' });
  await openAsMember('/chats');
  let loadCount = 0;
  page.on('load', () => (loadCount += 1));
  faults.injectFault('missing', new RegExp(`${release}/chunk-screen`));
  const reloadEvent = page.waitForEvent('load');
  // A real click would hover over the link first, which prefetches and finds the bad release without a reload.
  await page.getByRole('link', { name: t('shell.nav.search') }).dispatchEvent('click');
  await reloadEvent;
  await expect(page.getByRole('heading', toHeadingOptions(t('members.search.title')))).toBeVisible({ timeout: 30_000 });
  expect(loadCount).toBe(1);
  await expect
    .poll(async () => (await site.status()).beacons)
    .toContainEqual(expect.objectContaining({ remote: 'mfe-members', release, rung: 'chunk' }));
});
