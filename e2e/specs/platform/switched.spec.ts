import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { createTranslator, type Translate } from '../../support/texts';

/** Heading of the notice shown in place of the chats. */
const getClosedHeading = (page: Page, t: Translate) =>
  page.getByRole('heading', { name: t('shared.remote.closed', { area: t('shared.area.chat') }) });
const link = (page: Page, t: Translate, name: string) =>
  page.getByRole('navigation', { name: t('shell.nav.label') }).getByRole('link', { name: t(name) });

/** Lets the page poll again: its polls are a minute apart. */
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
        await link(page, t, 'shell.nav.search').click();
        await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
        await link(page, t, 'shell.nav.credits').click();
        await expect(page.getByRole('heading', { level: 1, name: t('credits.packages.title') })).toBeVisible();
      });

      for (const language of ['en', 'de'] as const) {
        await test.step(`a new page shows the notice in the language of the visit (${language})`, async () => {
          const words = createTranslator(language);
          const other = await page.context().newPage();
          await other.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
          await other.goto('/chats');
          await expect(getClosedHeading(other, words)).toBeVisible();
          await expect(other.getByText(words('shared.remote.closed.text'))).toBeVisible();
          await other.getByRole('link', { name: words('shared.remote.home') }).click();
          await expect(getClosedHeading(other, words)).toHaveCount(0);
          await other.close();
        });
      }

      await test.step('the status page shows it', async () => {
        const other = await page.context().newPage();
        await other.goto('/platform');
        await other.getByLabel('Token of your team').fill(site.readToken('chat'));
        await other.getByRole('button', { name: 'Log in' }).click();
        await expect(other.getByText(`mfe-chat is ${state}`)).toBeVisible();
        await expect(other.getByRole('region', { name: 'Changes', exact: true })).toContainText('messages lost');
        await other.close();
      });

      await test.step('revive restores the open page without a reload', async () => {
        await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
        await link(page, t, 'shell.nav.messages').first().click();
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
  const before = await site.status();
  const release = before.remotes['mfe-credits']?.stable ?? '';
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
  const after = await site.status();
  expect([after.serial, after.remotes['mfe-credits']]).toEqual([before.serial, before.remotes['mfe-credits']]);
});
