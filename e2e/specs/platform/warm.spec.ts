import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { watchMain } from '../../support/watchMain';

const CHAT = /\/r\/mfe-chat\//;
const CHAT_SCREEN = /\/r\/mfe-chat\/.*chunk-screen-chats-/;

/** Addresses the page has asked for, since it was watched. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Resolves when the messages area is there, whoever asked for it. */
const chatIsHere = (page: Page, asked: readonly string[]): Promise<void> =>
  expect(async () => {
    expect(asked.some((url) => CHAT_SCREEN.test(url))).toBe(true);
    await page.waitForLoadState('networkidle', { timeout: 1_000 });
  }).toPass();

const messages = (page: Page, label: string) => page.getByRole('link', { name: label }).first();

for (const [what, point] of [
  ['pointed at', (page: Page, label: string) => messages(page, label).hover()],
  ['focused', (page: Page, label: string) => messages(page, label).focus()],
  ['touched', (page: Page, label: string) => messages(page, label).dispatchEvent('touchstart')],
] as const) {
  test(`R-020 a link that was ${what} opens another remote with no script left to fetch and no skeleton`, async ({
    page,
    openAsMember,
    t,
  }) => {
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    const asked = requestsOf(page);
    await point(page, t('shell.nav.messages'));
    await chatIsHere(page, asked);
    asked.length = 0;
    const seen = await watchMain(page);
    await messages(page, t('shell.nav.messages')).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect(asked.filter((url) => url.includes('/r/'))).toEqual([]);
    expect(await seen()).toEqual(['screen']);
  });
}

test('R-020 without a sign before, the old screen stays, then a skeleton, and the page is never empty', async ({
  page,
  faults,
  openAsMember,
  t,
}) => {
  await openAsMember('/members');
  await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
  faults.spoil('slow', CHAT_SCREEN);
  const seen = await watchMain(page);
  await messages(page, t('shell.nav.messages')).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  expect(await seen()).toEqual(['screen', 'waiting', 'screen']);
});

test.describe('with Save-Data', () => {
  test.use({ connection: 'saved' });

  test('R-020 nothing is fetched ahead, whatever is pointed at', async ({ page, openAsMember, t }) => {
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    const asked = requestsOf(page);
    await messages(page, t('shell.nav.messages')).hover();
    await page.waitForTimeout(1_000);
    expect(asked.filter((url) => CHAT.test(url))).toEqual([]);
    await messages(page, t('shell.nav.messages')).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  });
});

test.describe('on a good connection', () => {
  test.use({ connection: '4g' });

  test('R-020 a member has the messages area before asking for it', async ({ page, openAsMember, t }) => {
    const asked = requestsOf(page);
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    await chatIsHere(page, asked);
    asked.length = 0;
    await messages(page, t('shell.nav.messages')).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect(asked.filter((url) => url.includes('/r/'))).toEqual([]);
  });
});
