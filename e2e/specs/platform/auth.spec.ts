import type { Page } from '@playwright/test';
import { LoginPage } from '../../pages/LoginPage';
import type { Status } from '../../support/Site';
import { expect, test } from '../../support/platformTest';
import { signIn } from '../../support/signIn';
import { createTranslator } from '../../support/texts';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';

const NEW_WORDS = 'Back again? Come in.';

/** Pages of mfe-auth; `none` stands in for the token of an emailed link. */
const ROUTES = ['/login', '/signup', '/reset-password', '/reset-password/do?token=none', '/activate/done?token=none', '/account-deleted'];

const omitAuth = ({ remotes, releases }: Status): object => ({
  remotes: { ...remotes, 'mfe-auth': null },
  releases: Object.entries(releases).filter(([name]) => !name.startsWith('mfe-auth')),
});

const getMain = (page: Page) => page.getByRole('main');

test('R-020 auth is built, released and rolled back on its own while a member reads chats', async ({ page, site, browser, faults, t }) => {
  const statusBefore = await site.status();
  const stableRelease = statusBefore.remotes['mfe-auth']?.stable ?? '';
  const readerPage = await browser.newPage({ baseURL: faults.url });
  await readerPage.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
  await signIn(readerPage, faults.url, 'premium');
  await readerPage.goto('/chats');
  await expect(readerPage.getByText(t('chat.choose.title'))).toBeVisible();

  const release = await test.step('once published, it gets no traffic', async () => {
    const folder = createBuiltVariant('mfe-auth', { version: '1.9.0', edits: [replaceMessage('auth.login.lead', NEW_WORDS)] });
    const id = await site.publish('mfe-auth', folder);
    await page.goto('/login');
    await expect(getMain(page).getByText(t('auth.login.lead'))).toBeVisible();
    return id;
  });

  await test.step('once promoted, it shows on the next page view', async () => {
    await site.promote('mfe-auth', release);
    await page.goto('/login');
    await expect(getMain(page).getByText(NEW_WORDS)).toBeVisible();
    expect((await site.status()).remotes['mfe-auth']?.stable).toBe(release);
  });

  await test.step('a rollback restores the old release, and logging in works with it', async () => {
    await site.runPlatform('rollback', 'mfe-auth');
    await page.goto('/login');
    await expect(getMain(page).getByText(t('auth.login.lead'))).toBeVisible();
    expect((await site.status()).remotes['mfe-auth']?.stable).toBe(stableRelease);
    await new LoginPage(page, t).logIn('free', 'Rendezvous-2026');
    await expect(page).toHaveURL(/\/members/);
  });

  await test.step('nothing else was changed, and the open page keeps working', async () => {
    expect(omitAuth(await site.status())).toEqual(omitAuth(statusBefore));
    await readerPage
      .getByRole('link', { name: t('shell.nav.credits') })
      .first()
      .click();
    await expect(readerPage.getByRole('heading', { level: 1, name: t('credits.packages.title') })).toBeVisible();
  });
  await readerPage.close();
});

test.describe('R-017 auth is switched off', () => {
  test.beforeEach(async ({ site }) => void (await site.runPlatform('kill', 'mfe-auth', '--why', 'tried')));

  for (const language of ['en', 'de', 'pl']) {
    test(
      `R-017 R-103 its pages show a notice in the language of the visit (${language}), and the rest works`,
      { tag: language === 'en' ? [] : '@full' },
      async ({ page, context, faults }) => {
        const t = createTranslator(language);
        const closedHeading = page.getByRole('heading', { name: t('shared.remote.closed', { area: t('shared.area.auth') }) });
        await context.addCookies([{ name: 'language', value: language, url: faults.url }]);
        for (const route of ROUTES) {
          await page.goto(route);
          await expect(closedHeading, route).toBeVisible();
          await expect(page.getByText(t('shared.remote.closed.text')), route).toBeVisible();
        }
        await page.getByRole('link', { name: t('shared.remote.home') }).click();
        await expect(getMain(page).getByRole('heading', { level: 1 })).toBeVisible();

        await page.goto('/landers/alonetonight');
        await page.getByRole('button', { name: t('landers.alonetonight.yes'), exact: true }).click();
        await expect(page.getByRole('heading', { name: t('landers.unavailable.title') })).toBeVisible();
        await expect(page.getByText(t('landers.alonetonight.action'))).toBeVisible();
      },
    );
  }

  test('R-017 a member can carry on, and the settings lack only its cards', async ({ page, openAsMember, t }) => {
    const isSame = await openAsMember('/chats');
    const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    await navigation.getByRole('link', { name: t('shell.nav.credits') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('credits.packages.title') })).toBeVisible();
    expect(await isSame()).toBe(true);

    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: t('shared.remote.closed', { area: t('shared.area.auth') }) })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell.settings.change_password') })).toBeVisible();
  });
});

test('R-017 after auth is switched on again, its pages are back', async ({ page, site, t }) => {
  await site.runPlatform('kill', 'mfe-auth');
  await site.runPlatform('revive', 'mfe-auth');
  await page.goto('/login');
  await expect(getMain(page).getByRole('button', { name: t('auth.login.submit'), exact: true })).toBeVisible();
});
