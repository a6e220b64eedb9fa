import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';

/** Counts the effects of tampering: whether the attacker's script ran, plus the altered texts on the page. */
const countHarm = async (page: Page): Promise<number> => {
  const hasRun = await page.evaluate(() => Reflect.get(window, '__tampered') !== undefined);
  return Number(hasRun) + (await page.getByText('Tampered').count());
};

const FILES: [string, RegExp][] = [
  ['entry', /mfe-members\/.*remoteEntry/],
  ['chunk', /mfe-members\/.*chunk-/],
  ['catalogue', /mfe-members\/.*lang\//],
];

for (const [name, file] of FILES) {
  test(
    `platform 2: a tampered ${name} of the only release never takes effect; the page keeps working`,
    { tag: name === 'entry' ? [] : '@full' },
    async ({ page, faults, openAsMember, fallback, t }) => {
      await openAsMember('/chats');
      faults.injectFault('tampered', file);
      const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
      await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
      await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 30_000 });
      expect(await countHarm(page)).toBe(0);

      await page.goto('/members');
      await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 30_000 });
      expect(await countHarm(page)).toBe(0);
      await navigation.getByRole('link', { name: t('shell.nav.messages') }).click();
      await expect(page.getByText(t('chat.choose.title'))).toBeVisible();

      faults.clearFaults();
      await navigation.getByRole('link', { name: t('shell.nav.likes') }).click();
      const heading = page.getByRole('heading', { level: 1, name: t('members.likes.title') });
      const retry = page.getByRole('button', { name: t('shared.remote.retry') });
      await expect(heading.or(retry)).toBeVisible();
      if (await retry.isVisible()) await retry.click();
      await expect(heading).toBeVisible();
    },
  );
}

test('platform 2: a tampered shell does not run at all', async ({ page, faults }) => {
  faults.injectFault('tampered', /shell\/.*shell\.js/);
  await page.goto('/pages/terms', { waitUntil: 'load' });
  expect(await page.evaluate(() => Reflect.get(window, '__tampered'))).toBeUndefined();
});

test('platform 2: a plan with one letter changed in each digest runs no remote; the next load recovers', async ({
  page,
  openAsMember,
  fallback,
  t,
}) => {
  const flipDigest = (text: string): string =>
    text.replace(/("remoteEntry\.js":"sha256-)(.)/g, (_, prefix: string, letter: string) => prefix + (letter === 'A' ? 'B' : 'A'));
  const isChatsPage = (url: URL): boolean => url.pathname === '/chats';
  await page.route(isChatsPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: flipDigest(await response.text()) });
  });
  await openAsMember('/chats');
  await expect(fallback(t('shared.area.chat'))).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /^mfe_\w+__/.test(name)))).toEqual([]);

  await page.unroute(isChatsPage);
  await page.reload();
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
});
