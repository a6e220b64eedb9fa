import { randomUUID } from 'node:crypto';
import type { MemberTraits, TestMember } from '../testing/aMember';
import { runDueJobs } from '../jobs/runDueJobs';
import { testApi } from '../testing/testApi';

const api = testApi();
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

async function subscribe(member: TestMember, browser: string): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/${browser}`;
  const { status } = await (await api.as(member)).post('/api/user.php?push=1', { subscription: { endpoint, keys } });
  expect(status).toBe(200);
  return endpoint;
}

const listBrowsers = async ({ id }: TestMember): Promise<string[]> => {
  const rows = await api.db.selectFrom('push_subscriptions').select('endpoint').where('member_id', '=', id).execute();
  return rows.map(({ endpoint }) => endpoint);
};

/** Sends a message from a new member; returns the sender and the id of the conversation. */
async function sendMessageTo(recipient: TestMember, message: object = {}): Promise<{ sender: TestMember; id: string }> {
  const sender = await api.aMember({ credits: 5 });
  const body = { profile_id: recipient.id, type: 'text', body: 'A secret', client_id: randomUUID(), ...message };
  const { status, body: reply } = await (await api.as(sender)).post('/api/chat.php', body);
  expect(status).toBe(200);
  return { sender, id: reply.conversation.id };
}

beforeEach(() => void api.ports.pushedMessages.splice(0));

test('R-374 R-082 a new message is pushed to every browser of its recipient, without sender or text', async () => {
  const anna = await api.aMember({ language: 'nl' });
  const endpoints = [await subscribe(anna, 'phone'), await subscribe(anna, 'laptop')];
  const { id } = await sendMessageTo(anna);
  await runDueJobs(api.app);
  expect(api.ports.pushedMessages.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
  expect(api.ports.pushedMessages[0]?.message).toEqual({
    title: 'Rendezvous',
    body: 'Je hebt een nieuw bericht',
    url: `/chats/${id}`,
    topic: 'new_message',
  });
});

/** A member who opted in to names and texts, with one browser. */
async function aCuriousMember(traits: MemberTraits = {}): Promise<TestMember> {
  const member = await api.aMember(traits);
  await subscribe(member, member.id);
  expect((await (await api.as(member)).put('/api/notifications.php', { push_details: true })).status).toBe(200);
  return member;
}

test('R-082 with details on, push messages show sender and text, with a separate notification for each sender', async () => {
  const anna = await aCuriousMember();
  const { sender, id } = await sendMessageTo(anna);
  await runDueJobs(api.app);
  await sendMessageTo(anna, { body: 'x'.repeat(161) });
  await runDueJobs(api.app);
  const [first, second] = api.ports.pushedMessages.map(({ message }) => message);
  expect(first).toEqual({ title: sender.name, body: 'A secret', url: `/chats/${id}`, topic: sender.id });
  expect(second?.body).toBe(`${'x'.repeat(160)}…`);
  expect(second?.topic).not.toBe(first?.topic);
});

test('R-082 for a message without text, details name only its kind; for a like, they name who likes', async () => {
  const anna = await aCuriousMember({ language: 'de' });
  await sendMessageTo(anna, { type: 'gift', gift: 'rose', body: '' });
  await runDueJobs(api.app);
  const fan = await api.aMember();
  await (await api.as(fan)).post('/api/like.php', { profile_id: anna.id });
  await runDueJobs(api.app);
  expect(api.ports.pushedMessages.map(({ message }) => message.body)).toEqual(['Du hast eine neue Nachricht', 'Du hast ein neues Like']);
  expect(api.ports.pushedMessages[1]?.message).toMatchObject({ title: fan.name, url: '/likes' });
});

test('R-241 a fictional profile is labelled as one in a push message too', async () => {
  const anna = await aCuriousMember({ language: 'nl' });
  const { sender } = await sendMessageTo(anna);
  await api.db.updateTable('members').set({ fictional: true }).where('id', '=', sender.id).execute();
  await runDueJobs(api.app);
  expect(api.ports.pushedMessages[0]?.message.title).toBe(`${sender.name} · fictief profiel`);
});

test('R-082 R-259 a message that was taken back, or whose sender was blocked meanwhile, is pushed without details', async () => {
  const anna = await aCuriousMember();
  const discreetPush = { title: 'Rendezvous', body: 'You have a new message', topic: 'new_message' };
  const deletedMessage = await sendMessageTo(anna);
  await api.db.updateTable('messages').set({ deleted_at: 1 }).where('sender_id', '=', deletedMessage.sender.id).execute();
  await runDueJobs(api.app);
  const blockedMessage = await sendMessageTo(anna);
  expect((await (await api.as(anna)).post('/api/block.php', { profile_id: blockedMessage.sender.id })).status).toBe(200);
  await runDueJobs(api.app);
  expect(api.ports.pushedMessages.map(({ message }) => message)).toEqual([
    { ...discreetPush, url: '/chats' },
    { ...discreetPush, url: `/chats/${blockedMessage.id}` },
  ]);
});

test('R-374 a like is pushed only to the member who was liked', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  await subscribe(anna, 'anna');
  await subscribe(bob, 'bob');
  await (await api.as(anna)).post('/api/like.php', { profile_id: bob.id });
  await runDueJobs(api.app);
  expect(api.ports.pushedMessages.map(({ endpoint, message }) => [endpoint, message.url])).toEqual([
    ['https://fcm.googleapis.com/bob', '/likes'],
  ]);
});

test('R-374 a browser that its push service reports as gone is removed', async () => {
  const anna = await api.aMember();
  const activeEndpoint = await subscribe(anna, 'kept');
  await subscribe(anna, 'is-gone');
  await sendMessageTo(anna);
  await runDueJobs(api.app);
  expect(await listBrowsers(anna)).toEqual([activeEndpoint]);
});

test('R-374 a browser that was unsubscribed meanwhile, or a member who left, gets nothing', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  const endpoint = await subscribe(anna, 'anna-2');
  await subscribe(bob, 'bob-2');
  await sendMessageTo(anna);
  await sendMessageTo(bob);
  await (await api.as(anna)).delete('/api/user.php?push=1', { endpoint });
  await api.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', bob.id).execute();
  await runDueJobs(api.app);
  expect(api.ports.pushedMessages).toEqual([]);
});

test('R-374 R-400 a member can unsubscribe only their own browser; the call needs a session and an endpoint', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  const endpoint = await subscribe(anna, 'anna-3');
  expect((await (await api.as(bob)).delete('/api/user.php?push=1', { endpoint })).status).toBe(200);
  expect(await listBrowsers(anna)).toEqual([endpoint]);
  expect((await api.visitor.delete('/api/user.php?push=1', { endpoint })).body.authentication_required).toBe(true);
  const annaClient = await api.as(anna);
  expect((await annaClient.delete('/api/user.php?push=1', { endpoint: 'ftp://x' })).status).toBe(422);
  expect((await annaClient.delete('/api/user.php', { endpoint })).status).toBe(422);
  expect((await annaClient.delete('/api/user.php?push=1', { endpoint })).body).toEqual({ subscribed: false });
  expect(await listBrowsers(anna)).toEqual([]);
});
