import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { createTranslator } from '../../support/texts';
import { RENDERED_MARK, untilRendered } from '../../support/untilRendered';
import { untilRunning } from '../../support/untilRunning';

const PAGES = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/pricing',
  '/landers/alonetonight',
  '/complaints',
  '/pages/terms',
  '/pages/privacy',
  '/pages/service',
  '/pages/cookies',
];

/** Remembers the document's first heading and sums its layout shifts, both on `window`. */
const markHeading = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1');
      if (!heading) return;
      Reflect.set(window, '__heading', heading);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(window, '__shift', Reflect.get(window, '__shift') + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The site under test has no photos.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

async function setLanguage(page: Page, language: string, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url }]);
}

async function openWithoutScript(browser: Browser, baseURL: string, language: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await setLanguage(page, language, baseURL);
  return page;
}

test.describe('a prerendered page', () => {
  for (const language of ['en', 'de', 'pl']) {
    for (const path of PAGES.filter((pagePath) => language === 'en' || !pagePath.startsWith('/pages/p'))) {
      const tag = language === 'en' || (language === 'pl' && path === '/') ? [] : ['@full'];
      test(`R-003 ${path} in ${language} is hydrated without changes`, { tag }, async ({ page, baseURL }) => {
        const problems = collectProblems(page);
        await setLanguage(page, language, baseURL ?? '');
        await markHeading(page);
        await untilRendered(page, path);
        const response = await page.goto(path);
        const html = (await response?.text()) ?? '';
        expect(html).toContain(RENDERED_MARK);
        expect(html).not.toMatch(/<[a-z][^>]* style="/);
        await page.waitForLoadState('networkidle');
        const isKept = await page.evaluate(() => document.querySelector('main h1') === Reflect.get(window, '__heading'));
        expect(isKept).toBe(true);
        expect(await page.evaluate(() => Number(Reflect.get(window, '__shift')))).toBeLessThanOrEqual(0.02);
        expect(problems).toEqual([]);
      });
    }
  }

  for (const path of ['/nosuch', '/nothing/here']) {
    test(
      `R-011 R-012 the not-found page for ${path} is hydrated without changes`,
      { tag: path === '/nosuch' ? [] : '@full' },
      async ({ page, t }) => {
        const problems = collectProblems(page);
        await markHeading(page);
        expect((await page.goto(path))?.status()).toBe(404);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.querySelector('main h1') === Reflect.get(window, '__heading'))).toBe(true);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(t('shell.error.not_found'));
        await expect(page).toHaveTitle(new RegExp(t('shell.error.not_found')));
        expect(problems).toEqual([]);
      },
    );
  }

  test('a reload inside the steps of a lander shows the open step', async ({ page, t }) => {
    const problems = collectProblems(page);
    await page.goto('/landers/alonetonight');
    await page.getByRole('button', { name: t('landers.alonetonight.yes') }).click();
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test.describe('before the scripts have loaded', () => {
  test('R-171 typed input is kept and can be submitted', async ({ page, t }) => {
    let arrive = (): void => undefined;
    const pendingArrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/shell.js', async (route) => {
      await pendingArrival;
      await route.continue();
    });
    await untilRendered(page, '/login');
    await page.goto('/login', { waitUntil: 'commit' });
    const name = page.getByLabel(t('auth.login.name'));
    const password = page.getByLabel(t('shared.password.label'), { exact: true });
    await name.fill('premium');
    await password.fill('Rendezvous-2026');
    arrive();
    await untilRunning(page);
    await expect(name).toHaveValue('premium');
    await expect(password).toHaveValue('Rendezvous-2026');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth.login.submit'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/members$/);
  });

  test('a form submitted anyway never exposes its values in the URL', async ({ page, t, baseURL }) => {
    await page.route('**/shell.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel(t('auth.login.name')).fill('premium');
    await page.getByLabel(t('shared.password.label'), { exact: true }).fill('secret');
    await page.keyboard.press('Enter');
    await page.waitForLoadState();
    expect(page.url()).toBe(`${baseURL}/login`);
  });
});

test.describe('without JavaScript', () => {
  for (const language of ['en', 'de', 'pl']) {
    test(
      `R-044 public pages show their content and a way to reach support in ${language}`,
      { tag: language === 'en' ? [] : '@full' },
      async ({ browser, baseURL }) => {
        const t = createTranslator(language);
        const page = await openWithoutScript(browser, baseURL ?? '', language);
        const contents: Record<string, string> = {
          '/': t('shell.front.signup'),
          '/login': t('auth.login.name'),
          '/pricing': t('credits.pricing.actions'),
          '/pages/faq': t('shell.title.pages_faq'),
          '/nothing/here': t('shell.error.not_found'),
          '/nosuch': t('shell.error.not_found'),
        };
        for (const [path, words] of Object.entries(contents)) {
          await untilRendered(page, path);
          await page.goto(path);
          await expect(page.getByText(words).first()).toBeVisible();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('link', { name: /^support@/ }).first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        }
        await untilRendered(page, '/pages/privacy');
        await page.goto('/');
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('shell.footer.privacy') })
          .click();
        await expect(page).toHaveURL('/pages/privacy');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.context().close();
      },
    );
  }
});

test('R-044 a page that arrives without its content shows how to reach support without JavaScript', async ({ browser, baseURL }) => {
  const page = await openWithoutScript(browser, baseURL ?? '', 'de');
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div id="root">[^]*<\/div>\n<script/, '<div id="root"></div>\n<script');
    await route.fulfill({ response, body });
  });
  await page.goto('/pricing');
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^support@/ })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'JavaScript' })).toHaveCSS('background-color', 'rgb(255, 245, 221)');
  await page.context().close();
});

test('the choice of light or dark is already in the initial HTML', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'color-scheme', value: 'dark', url: baseURL ?? '' }]);
  const response = await page.goto('/');
  expect(await response?.text()).toMatch(/<html [^>]*data-scheme="dark"/);
});
