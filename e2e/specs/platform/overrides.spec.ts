import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';

const NEW_WORDS = 'Choose a chat of the release under test';

/** Id of a release of mfe-chat that receives no traffic. */
let release = '';

test.beforeAll(async ({ site }) => {
  const edits = [replaceMessage('chat.choose.title', NEW_WORDS)];
  release = await site.publish('mfe-chat', createBuiltVariant('mfe-chat', { version: '1.8.0', edits }));
});

const getBadge = (page: Page): Locator => page.getByRole('group').filter({ hasText: 'Under test here' });

test.describe('a link', () => {
  let path = '';

  test.beforeAll(async ({ site }) => {
    const { url } = JSON.parse(await site.runPlatform('override-link', 'mfe-chat', release, '--ttl', '1h', '--json')) as { url: string };
    path = new URL(url).pathname;
  });

  test('R-020 gives a release to one browser; the badge shows the release and resets it', async ({
    page,
    browser,
    baseURL,
    openAsMember,
    t,
  }) => {
    await page.goto(path);
    await openAsMember('/chats');
    await expect(page.getByText(NEW_WORDS)).toBeVisible();
    await expect(getBadge(page)).toContainText(`Under test here: mfe-chat ${release}`);

    await test.step('scripts cannot read it, and it expires automatically', async () => {
      expect(await page.evaluate(() => document.cookie)).not.toContain('overrides');
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'overrides');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(cookie?.expires).toBeLessThan(Date.now() / 1_000 + 3_700);
    });

    await test.step('another browser gets the stable release', async () => {
      const otherPage = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
      await otherPage.goto('/pages/terms');
      await expect(getBadge(otherPage)).toHaveCount(0);
      await otherPage.close();
    });

    await getBadge(page).getByText('Under test here').click();
    await expect(getBadge(page).getByText(/^until .* UTC$/)).toBeVisible();
    await getBadge(page).getByRole('button', { name: 'Reset all' }).click();
    await page.waitForURL((url) => url.pathname !== '/chats');
    await page.goto('/chats');
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    await expect(getBadge(page)).toHaveCount(0);
  });

  test('R-020 expires when its time is up', async ({ page, site }) => {
    const shortLivedPath = await site.createOverridePath('mfe-chat', release, 30);
    await page.goto(shortLivedPath);
    await expect(getBadge(page)).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(getBadge(page)).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    expect((await page.goto(shortLivedPath))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  });

  test('R-020 that the site did not sign is rejected, and so is such a cookie', async ({ page, baseURL, openAsMember, t }) => {
    const [content = '', signature = ''] = path.slice('/platform/override/'.length).split('.');
    const forgedOverride = `${content}.${[...signature].reverse().join('')}`;
    expect((await page.goto(`/platform/override/${forgedOverride}`))?.status()).toBe(403);
    await page.context().addCookies([{ name: 'overrides', value: forgedOverride, url: baseURL ?? '' }]);
    await openAsMember('/chats');
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    await expect(getBadge(page)).toHaveCount(0);
  });

  test('R-020 can only be created for the team’s own remotes', async ({ site }) => {
    const requestOverride = (remote: string): Promise<Response> =>
      fetch(`${site.url}/platform/api/overrides`, {
        method: 'POST',
        headers: { authorization: `Bearer ${site.readToken('payments')}`, 'content-type': 'application/json' },
        body: JSON.stringify({ remote, release, ttl: 60 }),
      });
    expect((await requestOverride('mfe-chat')).status).toBe(403);
    expect((await requestOverride('mfe-credits')).status).toBe(404);
  });

  test('R-017 to a release that does not load: the page shows the stable release, and the badge reports the failure', async ({
    page,
    faults,
    openAsMember,
    t,
  }) => {
    await page.goto(path);
    faults.injectFault('missing', new RegExp(`${release}/remoteEntry`));
    await openAsMember('/chats');
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    await expect(getBadge(page).getByRole('status')).toContainText('mfe-chat did not load');
    await getBadge(page).getByRole('button', { name: 'Reset all' }).click();
    await expect(getBadge(page)).toHaveCount(0);
  });
});

test.describe('a test', () => {
  test.use({ pinned: { 'mfe-chat': '1.8.0' } });

  test('R-020 can be pinned to any combination of releases', async ({ page, openAsMember }) => {
    await openAsMember('/chats');
    await expect(page.getByText(NEW_WORDS)).toBeVisible();
  });
});
