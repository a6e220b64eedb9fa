import { ChatPage } from '../../pages/ChatPage';
import { randomWord } from '../../support/randomWord';
import { signIn } from '../../support/signIn';
import { expect, test } from '../../support/test';

/** The part of a reply of `GET /api/chat.php` that these tests read. */
interface StoredConversation {
  messages: { body: string; mine: boolean }[];
}

test('R-078 R-282 messages written offline wait and are sent in order; they survive a reload and a move to another page, and are charged once @phone', async ({
  page,
  context,
  t,
  look,
  baseURL,
}) => {
  const [one, two, three, four] = ['First', 'Second', 'Third', 'Fourth'].map((word) => `${word} ${randomWord()}`) as [
    string,
    string,
    string,
    string,
  ];
  await signIn(page, baseURL ?? '', 'premium');
  const readJson = async <Reply>(path: string): Promise<Reply> => (await page.request.get(path)).json() as Promise<Reply>;
  const readCredits = async (): Promise<number> => (await readJson<{ user: { credits: number } }>('/api/user.php')).user.credits;
  const { chats } = await readJson<{ chats: { conversation: { id: string } }[] }>('/api/chats.php');
  const id = chats[0]?.conversation.id ?? '';
  const listOwnMessages = async (): Promise<string[]> =>
    (await readJson<StoredConversation>(`/api/chat.php?conversation=${id}`)).messages
      .filter((message) => message.mine)
      .map(({ body }) => body);
  const initialCredits = await readCredits();
  const chat = new ChatPage(page, t);
  const waitingLabels = page.getByText(t('chat.state.waiting'), { exact: true });
  await page.goto(`/chats/${id}`);
  const messageItems = page.getByRole('region', { name: t('chat.messages.label') }).getByRole('listitem');
  await expect(messageItems.first()).toBeVisible();

  await test.step('two messages wait while offline, and nothing is charged', async () => {
    await context.setOffline(true);
    await expect(page.getByText(t('shell.offline'))).toBeVisible();
    await chat.send(one);
    await chat.send(two);
    await expect(waitingLabels).toHaveCount(2);
    await look('waiting');
  });

  await test.step('once back online they are sent automatically, in order', async () => {
    await context.setOffline(false);
    await expect(waitingLabels).toHaveCount(0);
    await expect.poll(async () => (await listOwnMessages()).slice(-2)).toEqual([one, two]);
    expect(await readCredits()).toBe(initialCredits - 2);
  });

  await test.step('a message whose reply was lost is resent after a reload and stored only once', async () => {
    await page.route('**/api/chat.php', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch().catch(() => undefined);
      return route.abort().catch(() => undefined);
    });
    await chat.send(three);
    await expect.poll(async () => (await listOwnMessages()).at(-1)).toBe(three);
    await page.reload();
    await page.unroute('**/api/chat.php');
    await expect(page.getByText(three, { exact: true })).toHaveCount(1);
    expect((await listOwnMessages()).filter((body) => body === three)).toHaveLength(1);
    expect(await readCredits()).toBe(initialCredits - 3);
  });

  await test.step('a waiting message is also sent from another page', async () => {
    await page.route('**/api/chat.php', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await chat.send(four);
    await expect(waitingLabels).toHaveCount(1, { timeout: 30_000 });
    await page.unroute('**/api/chat.php');
    await page.goto('/settings');
    await expect.poll(async () => (await listOwnMessages()).at(-1), { timeout: 30_000 }).toBe(four);
    expect(await readCredits()).toBe(initialCredits - 4);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-outbox'))).toBeNull();
  });
});

test('R-282 a permanently rejected message is marked as not sent and can be retried or discarded @phone', async ({ page, t, baseURL }) => {
  await signIn(page, baseURL ?? '', 'premium');
  const reply = await page.request.get('/api/chats.php');
  const { chats } = (await reply.json()) as { chats: { conversation: { id: string }; profile: { id: string } }[] };
  const chat = new ChatPage(page, t);
  const text = `Refused ${randomWord()}`;
  await page.goto(`/chats/${chats[0]?.conversation.id ?? ''}`);
  await page.route('**/api/chat.php', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 410, json: { error: { code: 'member_gone', message: 'gone' } } })
      : route.continue(),
  );
  await chat.send(text);
  await expect(page.getByRole('button', { name: t('chat.failed.retry') })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('chat.failed.delete') }).click();
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
});
