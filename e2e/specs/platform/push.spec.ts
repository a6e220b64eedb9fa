import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { CHROMIUM } from '../../support/chromium';
import { isSignedBy } from '../../support/isSignedBy';
import { waitForWorker } from '../../support/findCachedPaths';
import { expect, test as base } from '../../support/platformTest';
import { deliverPush, listShownNotifications, readSubscribedKey, installSubscription, tapNotification } from '../../support/pushedPage';
import { type PushedMessage, PushService, type PushSubscriptionData } from '../../support/PushService';
import { markPage } from '../../support/samePage';
import { signIn } from '../../support/signIn';
import { Site } from '../../support/Site';
import { blockEvents } from '../../support/blockEvents';
import { type PollRecorder, recordPolls } from '../routes/recordPolls';

interface Fixtures {
  /** The subscription that the browser returns. */
  subscription: PushSubscriptionData;
  /** Page of the member `premium` with push enabled; the first poll is over, and the next one is 300 s away. */
  subscribedPage: Page;
  polls: PollRecorder;
  /** Sends `premium` a message from another member; returns the conversation's id. */
  write: (text: string) => Promise<string>;
}

const CLIENT_HEADERS = { 'x-client-request-type': 'client' };

const test = base.extend<Fixtures, { pushService: PushService }>({
  pushService: [
    async ({}, use) => {
      const service = await PushService.start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ pushService }, use) => {
      const site = await Site.start({ PUSH_SERVICES: pushService.origin });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  subscription: async ({ pushService }, use) => use(pushService.subscribe()),
  subscribedPage: async ({ page, polls, baseURL, subscription, t }, use) => {
    await blockEvents(page);
    await installSubscription(page, subscription);
    await signIn(page, baseURL ?? '', 'premium');
    await page.clock.install();
    await page.goto('/notifications');
    await waitForWorker(page);
    await page.reload();
    const enableButton = page.getByRole('button', { name: t('shell.alert.push_action') });
    // The button appears once the browser has reported that it supports push messages, which takes a while on a busy machine.
    await expect(enableButton).toBeVisible({ timeout: 60_000 });
    const saveResponse = page.waitForResponse((response) => response.url().includes('user.php?push=1') && response.ok());
    await enableButton.click();
    await saveResponse;
    await expect(page.getByText(t('shell.notifications.push_on'))).toBeVisible();
    await polls.runUntil((await polls.countRounds()) + 1);
    await use(page);
  },
  polls: async ({ page }, use) => use(await recordPolls(page)),
  write: async ({ playwright, baseURL, page }, use) => {
    const origin = baseURL ?? '';
    const sender = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { ...CLIENT_HEADERS, origin } });
    await use(async (text) => {
      const { user } = (await (await page.request.get(`${origin}/api/user.php`, { headers: CLIENT_HEADERS })).json()) as {
        user: { id: string };
      };
      return send(sender, user.id, text);
    });
    await sender.dispose();
  },
});

test.use({ siteOf: 'push', launchOptions: CHROMIUM });
test.describe.configure({ mode: 'default' });

async function send(sender: APIRequestContext, profileId: string, body: string): Promise<string> {
  const login = await sender.post('/api/user.php', { data: { login: 'free', password: 'Rendezvous-2026' } });
  expect(login.ok()).toBe(true);
  const sendResponse = await sender.post('/api/chat.php', { data: { profile_id: profileId, type: 'text', body, client_id: randomUUID() } });
  expect([sendResponse.status(), await sendResponse.text()]).toEqual([200, expect.any(String)]);
  return ((await sendResponse.json()) as { conversation: { id: string } }).conversation.id;
}

/** Waits for the one message that the site sends to this browser. */
async function waitForPush(service: PushService, subscription: PushSubscriptionData): Promise<PushedMessage> {
  await expect.poll(() => service.getMessages(subscription).length, { timeout: 30_000 }).toBe(1);
  return service.getMessages(subscription)[0] as PushedMessage;
}

const readUnseenCount = async (page: Page): Promise<number> => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

/** Counts the unread messages and new likes of the member to whom the page belongs. */
async function countNews({ request }: Page, origin: string): Promise<number> {
  const read = async <Reply>(name: string) =>
    (await (await request.get(`${origin}/api/${name}.php`, { headers: CLIENT_HEADERS })).json()) as Reply;
  const { chats } = await read<{ chats: { num_unread_messages: number }[] }>('chats');
  const { liked_by: likes } = await read<{ liked_by: { like_new: boolean }[] }>('likes');
  return chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0) + likes.filter(({ like_new }) => like_new).length;
}

test('R-080 R-374 a message leaves the api encrypted for the browser and signed with the key the browser was given, and reveals neither sender nor content', async ({
  subscribedPage: page,
  subscription,
  pushService,
  write,
}) => {
  const conversation = await write('Between the two of us');
  const { authorization, body, text } = await waitForPush(pushService, subscription);
  expect(isSignedBy(authorization, (await readSubscribedKey(page)) ?? '', pushService.origin)).toBe(true);
  expect(body.toString('latin1')).not.toContain('new message');
  expect(JSON.parse(text)).toEqual({
    title: 'Rendezvous',
    body: 'You have a new message',
    url: `/chats/${conversation}`,
    topic: 'new_message',
  });
});

test('R-074 R-082 a pushed message shows a notification, reloads chats and likes, and raises the counts in badge and title; a tap opens the conversation', async ({
  subscribedPage: page,
  subscription,
  pushService,
  write,
  baseURL,
  t,
}) => {
  const samePage = await markPage(page);
  const newsBefore = await countNews(page, baseURL ?? '');
  await expect.poll(() => readUnseenCount(page)).toBe(newsBefore);
  const text = `Hello ${randomUUID()}`;
  const conversation = await write(text);
  const pushedMessage = await waitForPush(pushService, subscription);
  const pendingReads = ['chats', 'likes'].map((name) => page.waitForResponse(`**/api/${name}.php`));
  await deliverPush(page, pushedMessage.text);
  await Promise.all(pendingReads);
  await expect.poll(() => listShownNotifications(page)).toEqual([{ title: 'Rendezvous', body: 'You have a new message' }]);
  await expect.poll(() => readUnseenCount(page)).toBe(newsBefore + 1);
  const messagesLink = page.getByRole('link', { name: t('shell.nav.messages') }).first();
  await expect(messagesLink).toContainText(/\d/);

  await tapNotification(page);
  await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`));
  await expect(page.getByText(text)).toBeVisible();
  expect(await samePage()).toBe(true);
  expect(await listShownNotifications(page)).toEqual([]);
});

test('R-069 with a push subscription, polls run every 300 s', async ({ subscribedPage: _page, polls }) => {
  const roundsBefore = await polls.countRounds();
  await polls.runUntil(roundsBefore + 1);
  const [first = 0, second = 0] = (await polls.getStartTimes('/api/chats.php')).slice(roundsBefore - 1);
  expect(second - first).toBeGreaterThan(280_000);
  expect(second - first).toBeLessThan(340_000);
});

test('R-082 security 28 logging out leaves no notification and no subscription behind', async ({ subscribedPage: page, t }) => {
  await deliverPush(page, JSON.stringify({ title: 'Rendezvous', body: 'You have a new like', url: '/likes', topic: 'new_like' }));
  await expect.poll(() => listShownNotifications(page)).toHaveLength(1);
  await page.getByRole('button', { name: t('shell.account.label') }).click();
  await page.getByRole('menuitem', { name: t('shell.account.logout') }).click();
  await expect(page.getByRole('link', { name: t('shell.nav.login') }).first()).toBeVisible();
  await expect.poll(() => listShownNotifications(page)).toEqual([]);
  expect(await readSubscribedKey(page)).toBeNull();
});
