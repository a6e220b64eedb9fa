import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { createTranslator, type Translate } from '../../support/texts';

/** Heading of the notice shown in place of the chats. */
const getClosedHeading = (page: Page, t: Translate) =>
  page.getByRole('heading', { name: t('shared.remote.closed', { area: t('shared.area.chat') }) });
const getLink = (page: Page, t: Translate, name: string) =>
  page.getByRole('navigation', { name: t('shell.nav.label') }).getByRole('link', { name: t(name) });

/** Advances the page's clock past its next poll; polls are a minute apart. */
const letPoll = (page: Page): Promise<void> => page.clock.fastForward(61_000);

const SWITCHES = [
  { command: 'kill', state: 'switched off' },
  { command: 'maintenance', state: 'in maintenance' },
] as const;

for (const { command, state } of SWITCHES) {
  test(
    `R-017 R-020 ${command}: open pages show the notice at their next poll, new pages at once, and revive ends it`,
    { tag: command === 'kill' ? [] : '@full' },
    async ({ page, site, t, openAsMember }) => {
      await page.clock.install();
      const isSame = await openAsMember('/chats');
      await expect(page.getByText(t('chat.choose.title'))).toBeVisible();

      await test.step('the open page notices, and its other areas keep working', async () => {
        await site.runPlatform(command, 'mfe-chat', '--why', 'messages lost');
        await letPoll(page);
        await expect(getClosedHeading(page, t)).toBeVisible();
        await expect(page.getByText(t('shared.remote.closed.text'))).toBeVisible();
        await getLink(page, t, 'shell.nav.search').click();
        await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
        await getLink(page, t, 'shell.nav.credits').click();
        await expect(page.getByRole('heading', { level: 1, name: t('credits.packages.title') })).toBeVisible();
      });

      for (const language of ['en', 'de'] as const) {
        await test.step(`a new page shows the notice in the language of the visit (${language})`, async () => {
          const translate = createTranslator(language);
          const otherPage = await page.context().newPage();
          await otherPage.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
          await otherPage.goto('/chats');
          await expect(getClosedHeading(otherPage, translate)).toBeVisible();
          await expect(otherPage.getByText(translate('shared.remote.closed.text'))).toBeVisible();
          await otherPage.getByRole('link', { name: translate('shared.remote.home') }).click();
          await expect(getClosedHeading(otherPage, translate)).toHaveCount(0);
          await otherPage.close();
        });
      }

      await test.step('the status page shows it', async () => {
        const otherPage = await page.context().newPage();
        await otherPage.goto('/platform');
        await otherPage.getByLabel('Token of your team').fill(site.readToken('chat'));
        await otherPage.getByRole('button', { name: 'Log in' }).click();
        await expect(otherPage.getByText(`mfe-chat is ${state}`)).toBeVisible();
        await expect(otherPage.getByRole('region', { name: 'Changes', exact: true })).toContainText('messages lost');
        await otherPage.close();
      });

      await test.step('revive restores the open page without a reload', async () => {
        await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
        await getLink(page, t, 'shell.nav.messages').first().click();
        await expect(getClosedHeading(page, t)).toBeVisible();
        await site.runPlatform('revive', 'mfe-chat');
        await letPoll(page);
        await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
        expect(await isSame()).toBe(true);
      });
    },
  );
}

test('R-020 the chat team’s token cannot change anything in mfe-credits', { tag: '@full' }, async ({ site }) => {
  const statusBefore = await site.status();
  const release = statusBefore.remotes['mfe-credits']?.stable ?? '';
  const attempts = [
    ['kill', 'mfe-credits'],
    ['maintenance', 'mfe-credits'],
    ['revive', 'mfe-credits'],
    ['promote', 'mfe-credits', release],
    ['canary', 'mfe-credits', release, '--percent', '1'],
    ['block', 'mfe-credits', release],
    ['abort', 'mfe-credits'],
    ['rollback', 'mfe-credits'],
    ['gc', 'mfe-credits'],
    ['override-link', 'mfe-credits', release],
  ];
  for (const attempt of attempts) {
    await expect(site.runPlatformAs('chat', ...attempt), attempt.join(' ')).rejects.toThrow('Team chat does not own mfe-credits.');
  }
  await site.runPlatformAs('chat', 'kill', 'mfe-chat', '--dry-run');
  const statusAfter = await site.status();
  expect([statusAfter.serial, statusAfter.remotes['mfe-credits']]).toEqual([statusBefore.serial, statusBefore.remotes['mfe-credits']]);
});
