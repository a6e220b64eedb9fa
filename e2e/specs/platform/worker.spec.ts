import type { Page } from '@playwright/test';
import { clearBrowserCache, findCachedPaths, findCachedPages, waitForWorker } from '../../support/findCachedPaths';
import { expect, test } from '../../support/platformTest';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';
import { createTranslator } from '../../support/texts';
import { openAndCache } from '../../support/openAndCache';
import { untilRendered } from '../../support/untilRendered';

const LOCALES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv'];

const expectKept = (page: Page, ...files: RegExp[]): Promise<void> =>
  expect(async () => {
    const cachedPaths = await findCachedPaths(page);
    for (const file of files) expect(cachedPaths.some((path) => file.test(path))).toBe(true);
  }).toPass();

const isTampered = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, '__tampered') !== undefined);

test('R-079 the next page view gets its files from the worker, with no release file left on the server', async ({ page, faults, t }) => {
  await page.goto('/login');
  await waitForWorker(page);
  await expectKept(page, /shell\.js$/, /mfe-auth\/.*remoteEntry\.js$/, /mfe-auth\/.*screen-login.*\.js$/, /mfe-auth\/.*lang\/en\.json$/);
  await page.reload();
  await expect(page.getByLabel(t('auth.login.name'))).toBeVisible();

  faults.injectFault('missing', '/r/');
  await clearBrowserCache(page);
  await page.reload();
  await page.getByLabel(t('auth.login.name')).fill('premium');
  await page.getByLabel(t('shared.password.label'), { exact: true }).fill('Rendezvous-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/members/);
});

test('a page view does not preload files that the browser already has', async ({ page, t }) => {
  const preload = /rel="preload" href="\/r\//;
  const firstResponse = await page.goto('/login');
  expect(await firstResponse?.text()).toMatch(preload);
  await waitForWorker(page);
  await expect(async () => {
    const nextResponse = await page.reload();
    expect(await nextResponse?.text()).not.toMatch(preload);
  }).toPass();
  await expect(page.getByLabel(t('auth.login.name'))).toBeVisible();
});

test('R-078 without a connection an offline page shows in the language of the visit and recovers automatically', async ({
  page,
  context,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) problems.push(message.text());
  });
  await page.goto('/pages/terms');
  await waitForWorker(page);
  await context.setOffline(true);
  for (const locale of LOCALES) {
    await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
    await page.goto('/pages/faq');
    await expect(page.getByRole('heading', { level: 1, name: createTranslator(locale)('shell.worker.offline.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: createTranslator(locale)('shell.worker.offline.retry') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  }
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: createTranslator('sv')('shell.nav.login') }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('R-078 the offline page recovers once the site is reachable again, even though the browser was online all the time', async ({
  page,
  faults,
  t,
}) => {
  await page.goto('/pages/terms');
  await waitForWorker(page);
  faults.injectFault('down', '/');
  await page.goto('/pages/faq');
  await expect(page.getByRole('heading', { level: 1, name: t('shell.worker.offline.title') })).toBeVisible();
  faults.clearFaults();
  await expect(page.getByRole('link', { name: t('shell.nav.login') }).first()).toBeVisible({ timeout: 30_000 });
});

const readRootData = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => ({ ...document.documentElement.dataset }));

test('R-079 a page that is the same for every visitor shows at once on the next visit and works with the site’s current data', async ({
  page,
  t,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The site under test has no photos.
    if (message.type() === 'error' && !message.location().url.includes('/api/photo.php')) errors.push(message.text());
  });
  await openAndCache(page, '/login');
  const initialBoot = await page.evaluate(() => document.getElementById('boot')?.textContent);
  await page.goto('/login');
  expect(await readRootData(page)).toHaveProperty('kept');
  expect(await page.evaluate(() => document.getElementById('boot')?.textContent?.length)).toBe(initialBoot?.length);
  await page.getByLabel(t('auth.login.name')).fill('premium');
  await page.getByLabel(t('shared.password.label'), { exact: true }).fill('Rendezvous-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/members/);
  await expect.poll(() => findCachedPages(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('platform 2: a page from the last visit never runs a release that was killed since', async ({ page, site, t }) => {
  await openAndCache(page, '/login');
  await site.runPlatform('kill', 'mfe-auth');
  try {
    await page.goto('/login');
    await expect(page.getByLabel(t('auth.login.name'))).toHaveCount(0);
    expect(await readRootData(page)).not.toHaveProperty('kept');
  } finally {
    await site.runPlatform('revive', 'mfe-auth');
  }
});

const readKey = (html: string): string | undefined => /"rendered":\{[^}]*"key":"([^"]+)"/.exec(html)?.[1];

for (const path of ['/', '/landers/alonetonight', '/login', '/signup', '/pages/terms', '/pages/faq'])
  test(`R-079 ${path} is the same page for every visitor, so a cached copy from the last visit is not loaded twice`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await untilRendered(page, path);
    const [one, two] = await Promise.all(
      [0, 1].map(async () => {
        const visitor = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
        const response = await visitor.get(path, { headers: { accept: 'text/html' } });
        const pageIdentity = { lifetime: response.headers()['page-lifetime'], key: readKey(await response.text()) };
        await visitor.dispose();
        return pageIdentity;
      }),
    );
    expect(one).toEqual({ lifetime: '1800', key: expect.any(String) });
    expect(two).toEqual(one);
  });

test('R-099 the next visit after a language change starts in the new language', async ({ page, context, baseURL, t }) => {
  await openAndCache(page, '/pages/terms');
  await context.addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
  await page.goto('/pages/terms');
  await expect(page.getByRole('link', { name: createTranslator('de')('shell.nav.login') }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('shell.nav.login'), exact: true })).toHaveCount(0);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const readNonce = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce);
const WORKER_NONCE_PATTERN = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('R-079 a member’s page starts with the cached beginning and continues with the site’s reply, including its styles', async ({
  page,
  openAsMember,
  t,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  await openAsMember('/chats');
  await waitForWorker(page);
  await expect.poll(() => findCachedPages(page)).toEqual(['/start']);
  await page.goto('/members');
  const nonce = await readNonce(page);
  expect(nonce).toMatch(WORKER_NONCE_PATTERN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.nonce))).toContain(nonce);
  await page
    .getByRole('link', { name: t('shell.nav.messages') })
    .first()
    .click();
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  expect(problems.filter((text) => !/photo\.php|404/.test(text))).toEqual([]);
});

test('R-079 R-099 a member who chose another language elsewhere gets the page in that language', async ({
  page,
  context,
  baseURL,
  openAsMember,
}) => {
  await openAsMember('/chats');
  await waitForWorker(page);
  await expect.poll(() => findCachedPages(page)).toEqual(['/start']);
  await context.addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
  await page.goto('/chats');
  await expect(page.getByText(createTranslator('de')('chat.choose.title'))).toBeVisible();
  expect(await readNonce(page)).not.toMatch(WORKER_NONCE_PATTERN);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test('R-078 R-079 a member without a connection gets the offline page, and their own page once it is back', async ({
  page,
  context,
  openAsMember,
  t,
}) => {
  await openAsMember('/chats');
  await waitForWorker(page);
  await expect.poll(() => findCachedPages(page)).toEqual(['/start']);
  await context.setOffline(true);
  await page.goto('/chats');
  await expect(page.getByRole('heading', { level: 1, name: t('shell.worker.offline.title') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
});

test('security 29 a logout leaves nothing of the member: only release files and the common start of all documents were cached', async ({
  page,
  context,
  openAsMember,
  t,
}) => {
  await openAsMember('/members');
  await waitForWorker(page);
  await page
    .getByRole('link', { name: t('shell.nav.messages') })
    .first()
    .click();
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  await expectKept(page, /shell\.js$/, /mfe-chat\/.*remoteEntry\.js$/, /^\/start$/);
  await page.getByRole('button', { name: t('shell.account.label') }).click();
  await page.getByRole('menuitem', { name: t('shell.account.logout') }).click();
  await expect(page.getByRole('link', { name: t('shell.nav.login') }).first()).toBeVisible();
  await expect.poll(async () => (await findCachedPaths(page)).filter((path) => !path.startsWith('/r/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: t('shell.worker.offline.title') })).toBeVisible();
  expect(await page.content()).not.toContain('premium');
});

test('platform 2: a cached file that was tampered with does not run, and the next page is intact again', async ({ page, t }) => {
  await page.goto('/login');
  await waitForWorker(page);
  await expectKept(page, /shell\.js$/, /mfe-auth\/.*remoteEntry\.js$/);
  await page.evaluate(async () => {
    const cache = await caches.open('releases');
    const headers = { 'content-type': 'text/javascript' };
    for (const { url } of await cache.keys()) await cache.put(url, new Response('window.__tampered = 1;', { headers }));
  });
  await page.reload();
  expect(await isTampered(page)).toBe(false);
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel(t('auth.login.name'))).toBeEditable({ timeout: 5_000 });
    expect(await findCachedPaths(page)).toEqual(expect.arrayContaining([expect.stringMatching(/shell\.js$/)]));
  }).toPass();
  expect(await isTampered(page)).toBe(false);
});

test('R-020 the page view after a promotion runs the new shell, and the one after a rollback the old one', async ({ page, site, t }) => {
  const getShellUrl = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src$="/shell.js"]')?.src ?? '');
  const text = 'Come in';
  await page.goto('/pages/terms');
  await waitForWorker(page);
  await expectKept(page, /shell\.js$/);
  const initialUrl = await getShellUrl();
  const release = await site.publish('shell', createBuiltVariant('shell', { edits: [replaceMessage('shell.nav.login', text)] }));
  await site.promote('shell', release);
  await page.reload();
  await expect(page.getByRole('link', { name: text }).first()).toBeVisible();
  expect(await getShellUrl()).toContain(`/r/shell/${release}/`);
  await expectKept(page, new RegExp(`/r/shell/${release}/shell\\.js$`));

  await site.runPlatform('rollback', 'shell');
  await page.reload();
  await expect(page.getByRole('link', { name: t('shell.nav.login') }).first()).toBeVisible();
  expect(await getShellUrl()).toBe(initialUrl);
});

test('security 29 a worker that is no longer allowed is removed, with everything it cached', async ({ page, site, t }) => {
  await page.goto('/login');
  await waitForWorker(page);
  await expectKept(page, /shell\.js$/);
  await site.runPlatform('kill', 'shell');
  try {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update());
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await findCachedPaths(page)).toEqual([]);
  } finally {
    await site.runPlatform('revive', 'shell');
  }
  await page.reload();
  await expect(page.getByLabel(t('auth.login.name'))).toBeEditable();
});
