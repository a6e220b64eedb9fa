import { randomUUID } from 'node:crypto';
import { DAY_S } from '@rendezvous/shared/contract';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/chat.php';
const send = (client: TestClient, to: object, body = 'Hello') => client.post(PATH, { type: 'text', body, client_id: randomUUID(), ...to });

async function aPair(credits = 100) {
  const [me, partner] = [await api.aMember({ credits, paid: true }), await api.aMember({ credits })];
  const [mine, theirs] = [await api.as(me), await api.as(partner)];
  const { body } = await send(mine, { profile_id: partner.id }, 'First');
  return { me, partner, mine, theirs, conversation: body.conversation.id as string };
}

test('R-392 a first message opens a conversation and answers with the credits left', async () => {
  const [me, partner] = [await api.aMember({ credits: 3 }), await api.aMember()];
  const { status, body } = await send(await api.as(me), { profile_id: partner.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ credits: 2, message: { type: 'text', body: 'Hello', mine: true, state: 'sent', created: api.now() } });
  const { body: user } = await (await api.as(me)).get('/api/member.php', { id: partner.id });
  expect(user.profile.conversation_id).toBe(body.conversation.id);
});

test('R-281 a repeated client_id gives the same answer and no second charge', async () => {
  const { mine, conversation } = await aPair(10);
  const client_id = randomUUID();
  const firstResponse = await send(mine, { conversation, client_id });
  const repeatedResponse = await send(mine, { conversation, client_id }, 'Changed');
  expect(repeatedResponse.body).toEqual(firstResponse.body);
});

test('R-277 without credits the answer is 402 and nothing is stored', async () => {
  const [me, partner] = [await api.aMember(), await api.aMember()];
  const client = await api.as(me);
  const { status, body } = await send(client, { profile_id: partner.id });
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ code: 'not_enough_credits', params: { credits: 1, balance: 0 } });
  expect((await client.get('/api/chats.php')).body.chats).toEqual([]);
});

test('R-278 the third conversation of a free member is refused with its limit', async () => {
  const client = await api.as(await api.aMember({ credits: 9, conversations_started: 2 }));
  const { status, body } = await send(client, { profile_id: (await api.aMember()).id });
  expect(status).toBe(403);
  expect(body.error).toMatchObject({ code: 'conversation_limit', params: { limit: 2 } });
});

test('R-273 messages come 30 at a time, oldest first; the parameter before returns the rest', async () => {
  const { mine, conversation } = await aPair();
  for (let turn = 0; turn < 34; turn += 1) await send(mine, { conversation }, `Message ${turn}`);
  const newestPage = await mine.get(PATH, { conversation });
  expect(newestPage.body.messages).toHaveLength(30);
  expect(newestPage.body.messages.at(-1).body).toBe('Message 33');
  expect(newestPage.body.history_limit_reached).toBe(false);
  const olderPage = await mine.get(PATH, { conversation, before: newestPage.body.next_before });
  expect(olderPage.body.messages.map(({ body }: { body: string }) => body)).toEqual([
    'First',
    ...[0, 1, 2, 3].map((turn) => `Message ${turn}`),
  ]);
  expect(olderPage.body.next_before).toBeNull();
});

test('R-272 messages older than 90 days are hidden and history_limit_reached is set', async () => {
  const { me, conversation } = await aPair();
  api.ports.clock.advance(90 * DAY_S + 1);
  const laterClient = await api.as(me);
  await send(laterClient, { conversation }, 'Recent');
  const { body } = await laterClient.get(PATH, { conversation });
  expect(body.messages.map((message: { body: string }) => message.body)).toEqual(['Recent']);
  expect(body.history_limit_reached).toBe(true);
});

test('R-157 R-290 reading clears the unread count and the sender sees that it was read', async () => {
  const { mine, theirs, conversation } = await aPair();
  const secondResponse = await send(mine, { conversation }, 'Second');
  expect((await theirs.get('/api/chats.php')).body.chats[0].num_unread_messages).toBe(2);
  const readResponse = await theirs.put(PATH, { conversation, read_up_to: secondResponse.body.message.id });
  expect(readResponse.body).toEqual({ num_unread_messages: 0 });
  const { body } = await mine.get(PATH, { conversation });
  expect(body.messages.map(({ state }: { state: string }) => state)).toEqual(['read', 'read']);
  expect(body.profile.name).toBeDefined();
});

test('R-270 the read position never moves back', async () => {
  const { mine, theirs, conversation } = await aPair();
  const firstMessage = (await theirs.get(PATH, { conversation })).body.messages[0];
  const secondResponse = await send(mine, { conversation });
  await theirs.put(PATH, { conversation, read_up_to: secondResponse.body.message.id });
  expect((await theirs.put(PATH, { conversation, read_up_to: firstMessage.id })).body).toEqual({ num_unread_messages: 0 });
});

test('R-271 R-381 a deleted conversation is gone for one side only, and comes back empty with a new message', async () => {
  const { mine, theirs, conversation } = await aPair();
  expect((await theirs.delete(PATH, { conversation })).body).toEqual({ deleted: true });
  expect((await theirs.get('/api/chats.php')).body.chats).toEqual([]);
  expect((await theirs.get(PATH, { conversation })).status).toBe(404);
  expect((await mine.get(PATH, { conversation })).body.messages).toHaveLength(1);
  await send(mine, { conversation }, 'Still there?');
  const { body } = await theirs.get(PATH, { conversation });
  expect(body.messages.map((message: { body: string }) => message.body)).toEqual(['Still there?']);
});

test('R-403 deleting a conversation does not give back a conversation start', async () => {
  const me = await api.aMember({ credits: 9, conversations_started: 1 });
  const client = await api.as(me);
  const partner = await api.aMember();
  const { body } = await send(client, { profile_id: partner.id });
  await client.delete(PATH, { conversation: body.conversation.id });
  expect((await send(client, { profile_id: (await api.aMember()).id })).status).toBe(403);
  const repeatedResponse = await send(client, { profile_id: partner.id });
  expect(repeatedResponse.body.conversation.id).toBe(body.conversation.id);
});

test('R-259 a block closes the conversation for both', async () => {
  const { me, partner, mine, theirs, conversation } = await aPair();
  await api.db.insertInto('blocks').values({ blocker_id: partner.id, blocked_id: me.id, created_at: 1 }).execute();
  expect((await mine.get(PATH, { conversation })).body.error.code).toBe('blocked_by_member');
  expect((await send(mine, { conversation })).body.error.code).toBe('blocked_by_member');
  expect((await theirs.get(PATH, { conversation })).body.error.code).toBe('blocked_by_me');
  expect((await send(theirs, { conversation })).body.error.code).toBe('blocked_by_me');
});

test('R-400 a conversation between others is not found by any call', async () => {
  const { conversation, mine } = await aPair();
  const message = (await mine.get(PATH, { conversation })).body.messages[0].id;
  const strangerClient = await api.as(await api.aMember({ credits: 1 }));
  const answers = [
    await strangerClient.get(PATH, { conversation }),
    await send(strangerClient, { conversation }),
    await strangerClient.put(PATH, { conversation, read_up_to: message }),
    await strangerClient.delete(PATH, { conversation }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('R-365 every call needs a session', async () => {
  const conversation = 'Nobody1234567890';
  const answers = [
    await api.visitor.get(PATH, { conversation }),
    await send(api.visitor, { conversation }),
    await api.visitor.put(PATH, { conversation, read_up_to: conversation }),
    await api.visitor.delete(PATH, { conversation }),
  ];
  expect(answers.every(({ status, body }) => status === 403 && body.authentication_required)).toBe(true);
});

test.each([
  [{}],
  [{ profile_id: 'Nobody1234567890', conversation: 'Nobody1234567890' }],
  [{ profile_id: 'Nobody1234567890', body: '' }],
  [{ profile_id: 'Nobody1234567890', body: '   ' }],
  [{ profile_id: 'Nobody1234567890', type: 'gift' }],
  [{ profile_id: 'Nobody1234567890', client_id: '1' }],
])('R-363 a message with %j is rejected', async (change) => {
  const client = await api.as(await api.aMember({ credits: 1 }));
  expect((await send(client, change)).status).toBe(422);
});

test('R-274 a message longer than the setting is refused with its limit', async () => {
  const { mine, conversation } = await aPair();
  const { status, body } = await send(mine, { conversation }, 'x'.repeat(1001));
  expect(status).toBe(413);
  expect(body.error).toMatchObject({ code: 'message_too_long', params: { limit: 1000 } });
});
