import { expect } from '../../support/platformTest';
import { test } from './matrix/breakable';

test.use({ siteOf: 'breakable' });

for (const when of ['import', 'render']) {
  test(
    `R-017 a screen of members throws at ${when}: the fallback shows, the rest works, and Try again restores it`,
    { tag: '@full' },
    async ({ page, breakable, openAsMember, fallback, t }) => {
      await breakable('mfe-members');
      const isSame = await openAsMember('/chats');
      const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
      await page.evaluate((value) => Reflect.set(window, '__break', value), when);
      await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
      await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 30_000 });
      await navigation.getByRole('link', { name: t('shell.nav.messages') }).click();
      await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
      await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
      await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 30_000 });

      await page.evaluate(() => Reflect.deleteProperty(window, '__break'));
      await page.getByRole('button', { name: t('shared.remote.retry') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
      expect(await isSame()).toBe(true);
    },
  );

  test(`R-017 a slot throws at ${when}: only the slot falls back, and Try again restores it`, async ({ page, breakable, t }) => {
    await breakable('mfe-auth');
    await page.goto('/landers/alonetonight');
    await page.evaluate((value) => Reflect.set(window, '__break', value), when);
    await page.getByRole('button', { name: t('landers.alonetonight.yes'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('landers.unavailable.title') })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t('landers.alonetonight.action'))).toBeVisible();

    await page.evaluate(() => Reflect.deleteProperty(window, '__break'));
    await page.getByRole('button', { name: t('landers.unavailable.retry') }).click();
    await expect(page.getByRole('radio', { name: t('shared.gender.male'), exact: true })).toBeAttached();
  });
}
