import { randomUUID } from 'node:crypto';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/chats.php';

const write = async (from: { id: string; name: string; email: string }, to: { id: string }, body: string) => {
  const client = await api.as(from);
  return client.post('/api/chat.php', { type: 'text', body, profile_id: to.id, client_id: randomUUID() });
};

test('R-141 R-379 the list names partner, unread count and last message, newest first', async () => {
  const me = await api.aMember({ credits: 5 });
  const [anna, bea] = [await api.aMember({ credits: 5 }), await api.aMember({ credits: 5, fictional: true })];
  await write(me, bea, 'Hello');
  await write(bea, me, 'Hi');
  api.ports.clock.advance(60);
  await write(anna, me, 'Hello');
  await write(anna, me, 'x'.repeat(300));
  const { body } = await (await api.as(me)).get(PATH);
  expect(body.chats.map(({ profile }: { profile: { id: string } }) => profile.id)).toEqual([anna.id, bea.id]);
  expect(body.chats[0]).toMatchObject({ num_unread_messages: 2, last_message: { type: 'text', mine: false, created: api.now() } });
  expect(body.chats[0].last_message.preview).toHaveLength(100);
  expect(body.chats[1]).toMatchObject({ num_unread_messages: 1, profile: { fictional: true }, last_message: { preview: 'Hi' } });
});

test('R-259 a conversation closed by a block is not in the list', async () => {
  const [me, otherMember] = [await api.aMember(), await api.aMember({ credits: 1 })];
  await write(otherMember, me, 'Hi');
  await api.db.insertInto('blocks').values({ blocker_id: me.id, blocked_id: otherMember.id, created_at: 1 }).execute();
  expect((await (await api.as(me)).get(PATH)).body.chats).toEqual([]);
});

test('decision 015: an unchanged list returns 304, and a new message changes it', async () => {
  const [me, otherMember] = [await api.aMember(), await api.aMember({ credits: 1 })];
  const client = await api.as(me);
  const firstResponse = await client.get(PATH);
  const cachingClient = client.withHeaders({ 'if-none-match': String(firstResponse.headers['etag']) });
  expect((await cachingClient.get(PATH)).status).toBe(304);
  await write(otherMember, me, 'Hi');
  expect((await cachingClient.get(PATH)).body.chats).toHaveLength(1);
});

test('R-365 the list needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
});
