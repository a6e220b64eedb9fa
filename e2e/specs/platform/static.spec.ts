import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALE_COOKIE } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { createProxy } from '../../../platform/src/site/server/createProxy';
import { findFreePort } from '../../support/findFreePort';
import { expect, test as base } from '../../support/platformTest';
import { NginxProxy } from '../../support/NginxProxy';
import { signIn } from '../../support/signIn';
import type { Site } from '../../support/Site';
import { createTranslator } from '../../support/texts';

interface ExportedSite {
  /** Path of the folder with the exported site. */
  files: string;
}

async function exportSite(site: Site): Promise<string> {
  const files = mkdtempSync(path.join(tmpdir(), 'rendezvous-static-'));
  // If root starts nginx, its workers run as another user, who must be able to read the folder.
  chmodSync(files, 0o755);
  expect(await site.runPlatform('export', files, '--host', 'localhost')).toMatch(/^serial \d+: localhost is in /);
  return files;
}

const test = base.extend<{ host: NginxProxy; problems: string[] }, ExportedSite>({
  files: [
    async ({ site }, use) => {
      const files = await exportSite(site);
      await use(files);
      rmSync(files, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  host: async ({ site, files }, use) => {
    const host = await NginxProxy.startStaticHost(files, site.port);
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: 'default' });

const getLanguage = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === LOCALE_COOKIE)?.value;

test('R-003 a plain static host serves the whole site: settings, language, member and plan are loaded before the first render', async ({
  page,
  host,
  t,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/login?network=7');
  expect(requestedPaths).toEqual(expect.arrayContaining(['/plan.json', '/api/settings.php', '/api/companyinfo.php', '/api/user.php']));
  await page.getByLabel(t('auth.login.name')).fill('premium');
  await page.getByLabel(t('shared.password.label'), { exact: true }).fill('Rendezvous-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/members/);

  await test.step('a page of another remote opens directly by its address, for the member', async () => {
    await page.goto('/chats');
    await expect(page.getByRole('heading', { level: 1, name: t('chat.list.title'), exact: true })).toBeVisible();
  });

  await test.step('an unknown address shows the not-found page', async () => {
    await page.goto(`${host.url}/no/such/page`);
    await expect(page.getByRole('heading', { level: 1, name: t('shell.error.not_found') })).toBeVisible();
  });
});

test('R-003 R-099 a chosen language is kept; another one applies without a reload', async ({ page, context, host }) => {
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'fi', url: host.url }]);
  await page.goto('/login');
  await expect(page.getByLabel(createTranslator('fi')('auth.login.name'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.goto('/lang-config?redirect=/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel(createTranslator('en')('auth.login.name'))).toBeVisible();
  expect(await getLanguage(page)).toBe('en');
});

test('R-003 R-079 the service worker and the color scheme work as with a site server', async ({ page, host }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, host.url, 'premium');
  await page.goto('/members');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(255, 255, 255)');
});

test('R-003 while the api is down, the page shows a notice and recovers automatically', async ({ page, site, files, problems, t }) => {
  const port = await findFreePort();
  const host = await NginxProxy.startStaticHost(files, port);
  const api = createServer(createProxy(site.url, false));
  try {
    await page.goto(`${host.url}/login`, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: t('shared.error.title') })).toBeVisible();
    api.listen(port, '127.0.0.1');
    await expect(page.getByLabel(t('auth.login.name'))).toBeVisible({ timeout: 30_000 });
    // Discards the console errors of calls that failed while the api was down.
    problems.length = 0;
    await page.close();
  } finally {
    api.closeAllConnections();
    api.close();
    await host.stop();
  }
});
