import { LOCALE_COOKIE } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/platformTest';
import type { ReleaseOwner, Status } from '../../../support/Site';
import { createTranslator } from '../../../support/texts';
import { navigateWithin } from '../../routes/navigateWithin';

const SCREEN = 'screen-members';
const t = createTranslator('de');

type FindFile = (status: Status) => string;

const getLiveRelease = ({ remotes, releases }: Status, remote: ReleaseOwner) => {
  const release = releases[`${remote}/${remotes[remote]?.stable}`];
  if (release === undefined) throw new Error(`${remote} has no live release`);
  return release;
};

const listPreloadedFiles = (status: Status, remote: ReleaseOwner, part: string): string[] =>
  getLiveRelease(status, remote).preload[part] ?? [];

/** One file of each class that the member search needs, with the package that contains it and a function that finds its path. */
const FILE_CLASSES: readonly [string, string, FindFile][] = [
  ['the entry', 'mfe-members', (status) => getLiveRelease(status, 'mfe-members').entry],
  ["the screen's chunk", 'mfe-members', (status) => listPreloadedFiles(status, 'mfe-members', SCREEN).at(-1) ?? ''],
  ['a chunk that screens share', 'mfe-members', (status) => listPreloadedFiles(status, 'mfe-members', SCREEN)[0] ?? ''],
  ['a chunk of a shared door', 'shell', (status) => listPreloadedFiles(status, 'shell', 'door-pickers').at(-1) ?? ''],
  ['the texts', 'mfe-members', () => 'lang/de.json'],
];

/** The default run covers a script whose digest is in the plan, one whose digest is in a script, and texts. */
const ALWAYS_TESTED: readonly string[] = ['the entry', 'a chunk of a shared door', 'the texts'];

/** Collects the URLs of the scripts that the browser compiles, in this page and after reloads of it. */
async function collectCompiledScripts(page: Page): Promise<string[]> {
  const urls: string[] = [];
  const debugSession = await page.context().newCDPSession(page);
  debugSession.on('Debugger.scriptParsed', ({ url }) => urls.push(url));
  await debugSession.send('Debugger.enable');
  return urls;
}

for (const [name, remote, getFile] of FILE_CLASSES)
  test(
    `R-020 one flipped bit in ${name}: it never runs, and the page shows the fallback and recovers`,
    { tag: ALWAYS_TESTED.includes(name) ? [] : '@full' },
    async ({ page, context, site, faults, openAsMember }) => {
      const file = getFile(await site.status());
      expect(file).not.toBe('');
      await context.addCookies([{ name: LOCALE_COOKIE, value: 'de', url: faults.url }]);
      await openAsMember('/pages/terms');
      const compiledUrls = await collectCompiledScripts(page);
      const findBadUrls = (): string[] => compiledUrls.filter((url) => url.includes(`/${remote}/`) && url.includes(file));
      const heading = page.getByRole('heading', { level: 1, name: t('members.search.title'), exact: true });
      const fallback = page.getByRole('heading', { name: t('shared.remote.failed', { area: t('shared.area.members') }) });

      faults.injectFault('flipped', new RegExp(`/r/${remote}/.*${file.replaceAll('.', '\\.')}`));
      await navigateWithin(page, '/members');
      await expect(fallback).toBeVisible({ timeout: 30_000 });
      expect(findBadUrls()).toEqual([]);
      await expect(page.getByRole('banner')).toBeVisible();

      faults.clearFaults();
      await page.getByRole('button', { name: t('shared.remote.retry') }).click();
      await expect(heading).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('a[href^="/members/"]') })
          .first(),
      ).toBeVisible();
      if (file.endsWith('.js')) expect(findBadUrls()).not.toEqual([]);
    },
  );

/** Asserts that the shell's script runs: its menus open. */
async function expectMenus(page: Page): Promise<void> {
  const languageButton = page.getByRole('button', { name: createTranslator('en')('shell.language.label'), exact: true });
  await languageButton.click();
  await expect(languageButton).toHaveAttribute('aria-expanded', 'true');
}

test(
  'R-020 one flipped bit in the shell: it never runs, and the page retries once automatically',
  { tag: '@full' },
  async ({ page, faults }) => {
    const compiledUrls = await collectCompiledScripts(page);
    faults.injectFault('flipped', /\/r\/shell\/.*shell\.js$/);
    await page.goto('/pages/terms');
    await expectMenus(page);
    expect(compiledUrls.filter((url) => url.includes('shell.js')).map((url) => new URL(url).search)).toEqual(['?try=1']);
  },
);

test('R-020 one flipped bit in the shell at both addresses: the page stays readable and reports why; a canary of it would end', async ({
  page,
  site,
  faults,
}) => {
  const compiledUrls = await collectCompiledScripts(page);
  // On the first visit to a page, the server does not wait for a slow render and sends no content.
  await expect.poll(async () => (await page.request.get('/pages/terms')).text()).toContain('<h1');
  faults.injectFault('flipped', /\/r\/shell\/.*shell\.js/);
  await page.goto('/pages/terms', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await site.status()).beacons.filter(({ remote }) => remote === 'shell').map(({ rung }) => rung))
    .toEqual(expect.arrayContaining(['entry', 'fallback']));
  expect(compiledUrls.filter((url) => url.includes('shell.js'))).toEqual([]);
});
