import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/platformTest';
import { Site } from '../../support/Site';
import { SiteClock } from '../../support/SiteClock';
import type { Translate } from '../../support/texts';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';

/** An hour more than a day: `gc` spares anything younger than a day. */
const OVER_A_DAY_MS = 25 * 3_600_000;

const TITLES = { stable: 'Search members of the new release', gone: 'Search members of a canary that ended' } as const;

const test = base.extend<{}, { clock: SiteClock }>({
  clock: [
    async ({}, use) => {
      const clock = new SiteClock();
      await use(clock);
      clock.remove();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ clock }, use) => {
      const site = await Site.start(clock.settings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// A service worker would cache files beyond the life of their release.
test.use({ siteOf: 'collected', serviceWorkers: 'block' });

const buildVariant = (title: string): string =>
  createBuiltVariant('mfe-members', { edits: [replaceMessage('members.search.title', title)] });

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Id of this tree's release of mfe-members. */
let initialRelease = '';
/** Id of a newer release, which is live. */
let stableRelease = '';
/** Id of a release that `gc` removes. */
let goneRelease = '';
/** Folder from which `goneRelease` is published. */
let goneReleaseFolder = '';

test.beforeAll(async ({ site }) => {
  initialRelease = (await site.status()).remotes['mfe-members']?.stable ?? '';
  stableRelease = await site.publish('mfe-members', buildVariant(TITLES.stable));
  await site.promote('mfe-members', stableRelease);
  goneReleaseFolder = buildVariant(TITLES.gone);
  goneRelease = await site.publish('mfe-members', goneReleaseFolder);
});

/** Follows a link without a real click, which would first hover over it and thereby prefetch. */
const follow = (page: Page, t: Translate, link: string): Promise<void> =>
  page
    .getByRole('navigation', { name: t('shell.nav.label') })
    .getByRole('link', { name: t(link) })
    .dispatchEvent('click');

test('R-020 gc removes releases that are no longer needed; the live and the rollback release stay, and an open page recovers', async ({
  page,
  site,
  clock,
  openAsMember,
  t,
}) => {
  const fetchStatus = async (release: string): Promise<number> =>
    (await fetch(`${site.url}/r/mfe-members/${release}/remoteEntry.js`)).status;
  const collect = async (): Promise<string[]> => {
    const reply = await site.runPlatform('gc', 'mfe-members', '--older-than', '1d', '--json');
    return (JSON.parse(reply) as { removed: { name: string }[] }).removed.map(({ name }) => name);
  };

  const isSame = await test.step('a page runs a canary', async () => {
    await site.runPlatform('canary', 'mfe-members', goneRelease, '--percent', '100');
    // On a connection that is not fast, links are prefetched on intent only.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }));
    const isSamePage = await openAsMember('/members');
    await expect(getHeading(page, TITLES.gone)).toBeVisible();
    return isSamePage;
  });

  await test.step('the canary ends and is removed after a day in which nobody could get it', async () => {
    await site.runPlatform('abort', 'mfe-members');
    expect(await collect()).toEqual([]);
    clock.advance(OVER_A_DAY_MS);
    expect(await collect()).toEqual([goneRelease]);
    expect([await fetchStatus(goneRelease), await fetchStatus(stableRelease), await fetchStatus(initialRelease)]).toEqual([404, 200, 200]);
    await expect(site.promote('mfe-members', goneRelease)).rejects.toThrow('was collected on');
  });

  await test.step('the open page is missing a chunk of it and switches to the stable release without a reload', async () => {
    await follow(page, t, 'shell.nav.likes');
    await expect(getHeading(page, t('members.likes.title'))).toBeVisible();
    await follow(page, t, 'shell.nav.search');
    await expect(getHeading(page, TITLES.stable)).toBeVisible();
    expect(await isSame()).toBe(true);
  });

  await test.step('a rollback still works, and the same content can be published again', async () => {
    await site.runPlatform('rollback', 'mfe-members');
    await page.goto('/members');
    await expect(getHeading(page, t('members.search.title'))).toBeVisible();
    const republishedId = await site.publish('mfe-members', goneReleaseFolder);
    expect([republishedId.slice(-8), await fetchStatus(republishedId), await fetchStatus(goneRelease)]).toEqual([
      goneRelease.slice(-8),
      200,
      404,
    ]);
  });
});
