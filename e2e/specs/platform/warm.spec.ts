import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { watchMain } from '../../support/watchMain';

const CHAT = /\/r\/mfe-chat\//;
const CHAT_SCREEN = /\/r\/mfe-chat\/.*chunk-screen-chats-/;

/** Time without new requests after which the page counts as idle, in ms. The network is never idle, since the event stream never ends. */
const QUIET_MS = 500;

/** Records the URLs that the page requests from now on, and the number of release files still pending. */
function watchRequests(page: Page): { requestedUrls: string[]; countPending: () => number } {
  const requestedUrls: string[] = [];
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    requestedUrls.push(request.url());
    if (request.url().includes('/r/')) pendingRequests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void pendingRequests.delete(request));
  return { requestedUrls, countPending: () => pendingRequests.size };
}

/** Resolves when the screen of the messages area has loaded and the page requests nothing more. */
async function waitForChat({ requestedUrls, countPending }: ReturnType<typeof watchRequests>): Promise<void> {
  let previousCount = 0;
  const isAtRest = (): boolean => {
    const isStill = requestedUrls.length === previousCount && countPending() === 0;
    previousCount = requestedUrls.length;
    return isStill && requestedUrls.some((url) => CHAT_SCREEN.test(url));
  };
  await expect.poll(isAtRest, { intervals: [QUIET_MS] }).toBe(true);
}

const getMessagesLink = (page: Page, label: string) => page.getByRole('link', { name: label }).first();

for (const [what, point] of [
  ['pointed at', (page: Page, label: string) => getMessagesLink(page, label).hover()],
  ['focused', (page: Page, label: string) => getMessagesLink(page, label).focus()],
  ['touched', (page: Page, label: string) => getMessagesLink(page, label).dispatchEvent('touchstart')],
] as const) {
  test(`R-020 a link that was ${what} opens another remote with no script left to fetch and no skeleton`, async ({
    page,
    openAsMember,
    t,
  }) => {
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    const requests = watchRequests(page);
    const { requestedUrls } = requests;
    await point(page, t('shell.nav.messages'));
    await waitForChat(requests);
    requestedUrls.length = 0;
    const readStates = await watchMain(page);
    await getMessagesLink(page, t('shell.nav.messages')).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect(requestedUrls.filter((url) => url.includes('/r/'))).toEqual([]);
    expect(await readStates()).toEqual(['screen']);
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
  const readStates = await watchMain(page);
  await getMessagesLink(page, t('shell.nav.messages')).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  expect(await readStates()).toEqual(['screen', 'waiting', 'screen']);
});

test.describe('with Save-Data', () => {
  test.use({ connection: 'saved' });

  test('R-020 nothing is prefetched, whatever the pointer hovers over', async ({ page, openAsMember, t }) => {
    await page.clock.install();
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    const { requestedUrls } = watchRequests(page);
    await getMessagesLink(page, t('shell.nav.messages')).hover();
    await page.clock.runFor(1_000);
    expect(requestedUrls.filter((url) => CHAT.test(url))).toEqual([]);
    await getMessagesLink(page, t('shell.nav.messages')).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  });
});

test.describe('on a good connection', () => {
  test.use({ connection: '4g' });

  test('R-020 the messages area is prefetched before the member opens it', async ({ page, openAsMember, t }) => {
    const requests = watchRequests(page);
    const { requestedUrls } = requests;
    await openAsMember('/members');
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    await waitForChat(requests);
    requestedUrls.length = 0;
    await getMessagesLink(page, t('shell.nav.messages')).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect(requestedUrls.filter((url) => url.includes('/r/'))).toEqual([]);
  });
});
