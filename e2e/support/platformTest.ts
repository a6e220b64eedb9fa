import { test as base, expect, type Locator } from '@playwright/test';
import { type Fault, FaultServer } from './FaultServer';
import { type PinnedReleases, pinReleases } from './pinReleases';
import { markPage, type IsSamePage } from './samePage';
import { signIn } from './signIn';
import { Site } from './Site';
import { type Translate, createTranslator } from './texts';
import { waitForScriptsOnNavigation } from './untilRunning';

interface Fixtures {
  /** Connection quality that the browser reports, by default '3g': on '4g', remotes would be prefetched before a test injects faults. */
  connection: '4g' | '3g' | 'saved';
  t: Translate;
  /** Releases for this test's browser, by id or version; they must already be published. */
  pinned: PinnedReleases;
  /** Proxy between this test's browser and the site. */
  faults: FaultServer;
  /** Locates the fallback of an area that failed to load. */
  fallback: (area: string) => Locator;
  /** Signs the demo member `premium` in and opens a page; returns a function that checks whether the document is still the same. */
  openAsMember: (path: string) => Promise<IsSamePage>;
  /** Pins these releases in this test's browser, whatever is live. */
  pin: (releases: PinnedReleases) => Promise<void>;
  /** Resets the site after each test, unless the test file has a site of its own. */
  reset: void;
}

interface Resources {
  /** Name of the test file if it needs a site of its own, because its effects cannot be reverted or it counts something; otherwise empty. */
  siteOf: string;
  site: Site;
}

/** Blocks photos, since drawing a page full of them on demand would take a small machine longer than the time limits under test. */
const NO_PHOTOS: Fault = { kind: 'missing', path: '/api/photo.php' };

/** Test function of the platform's suites: a site per worker, and injected faults. */
export const test = base.extend<Fixtures, Resources>({
  siteOf: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ siteOf: _siteOf }, use) => {
      const site = await Site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  connection: ['3g', { option: true }],
  t: async ({}, use) => use(createTranslator('en')),
  faults: async ({ site }, use) => {
    const faults = await FaultServer.start(site.port, [NO_PHOTOS]);
    await use(faults);
    await faults.stop();
  },
  baseURL: async ({ faults }, use) => use(faults.url),
  pinned: [{}, { option: true }],
  pin: async ({ page, site, baseURL }, use) => use((releases) => pinReleases(page, baseURL ?? '', site, releases)),
  reset: [
    async ({ site, siteOf }, use) => {
      await use();
      if (siteOf === '') await site.reset();
    },
    { auto: true },
  ],
  page: async ({ page, connection, pinned, site, baseURL }, use) => {
    waitForScriptsOnNavigation(page);
    await page.addInitScript((effectiveType) => {
      localStorage.setItem('skip-site-entry', '1');
      Object.defineProperty(navigator, 'connection', { value: { effectiveType, saveData: effectiveType === 'saved' } });
    }, connection);
    await pinReleases(page, baseURL ?? '', site, pinned);
    await use(page);
  },
  fallback: async ({ page, t }, use) => {
    await use((area) => page.getByRole('heading', { name: t('shared.remote.failed', { area }) }));
  },
  openAsMember: async ({ page, baseURL }, use) => {
    await use(async (path) => {
      await signIn(page, baseURL ?? '', 'premium');
      await page.goto(path);
      return markPage(page);
    });
  },
});

export { expect };
