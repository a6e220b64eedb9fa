import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { watchMain } from '../../support/watchMain';

const CHAT = /\/r\/mfe-chat\//;
const CHAT_SCREEN = /\/r\/mfe-chat\/.*chunk-screen-chats-/;

/** Live events never end, so the browser is never idle; a page counts as idle when it has requested nothing new for this many ms. */
const QUIET_MS = 500;

/** Records the URLs that the page requests from now on, and the number of release files still pending. */
function watchRequests(page: Page): { asked: string[]; coming: () => number } {
  const asked: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked.push(request.url());
    if (request.url().includes('/r/')) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return { asked, coming: () => open.size };
}

/** Resolves when the messages area has loaded, for whatever reason. */
async function waitForChat({ asked, coming }: ReturnType<typeof watchRequests>): Promise<void> {
  let before = 0;
  const isAtRest = (): boolean => {
    const isStill = asked.length === before && coming() === 0;
    before = asked.length;
    return isStill && asked.some((url) => CHAT_SCREEN.test(url));
  };
  await expect.poll(isAtRest, { intervals: [QUIET_MS] }).toBe(true);
}

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
    const requests = watchRequests(page);
    const { asked } = requests;
    await point(page, t('shell.nav.messages'));
    await waitForChat(requests);
    asked.length = 0;
    const seen = await watchMain(page);
    await messages(page, t('shell.nav.messages')).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect(asked.filter((url) => url.includes('/r/'))).toEqual([]);
    expect(await seen()).toEqual(['screen']);
  });
}

test('R-020 without prior hover or focus, the old screen stays, then a skeleton shows, and the page is never empty', async ({
  page,
  faults,
  openAsMember,
  t,
}) => {
  await openAsMember('/members');
  await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
  faults.injectFault('slow', CHAT_SCREEN);
  const seen = await watchMain(page);
  await messages(page, t('shell.nav.messages')).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  expect(await seen()).toEqual(['screen', 'waiting', 'screen']);
});

test.describe('with Save-Data', () => {
  test.use({ connection: 'saved' });

  test('R-020 nothing is prefetched, whatever the pointer hovers over', async ({ page, openAsMember, t }) => {
    await page.clock.install();
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    const { asked } = watchRequests(page);
    await messages(page, t('shell.nav.messages')).hover();
    await page.clock.runFor(1_000);
    expect(asked.filter((url) => CHAT.test(url))).toEqual([]);
    await messages(page, t('shell.nav.messages')).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  });
});

test.describe('on a good connection', () => {
  test.use({ connection: '4g' });

  test('R-020 the messages area is prefetched before the member opens it', async ({ page, openAsMember, t }) => {
    const requests = watchRequests(page);
    const { asked } = requests;
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    await waitForChat(requests);
    asked.length = 0;
    await messages(page, t('shell.nav.messages')).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect(asked.filter((url) => url.includes('/r/'))).toEqual([]);
  });
});
