import { DAY_S } from '@rendezvous/shared/contract';
import { runDueJobs } from '../jobs/runDueJobs';
import { aConversation } from '../testing/aConversation';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/chat.php';

const takeBack = (client: TestClient, message_id: string, action = 'delete') =>
  client.call({ method: 'PATCH', url: PATH, payload: { message_id, action } });
const aPhoto = async (client: TestClient): Promise<string> =>
  (await uploadPhoto(client, '/api/chat-photo.php', await aPicture())).body.photo_id;

test('R-290 a sender’s unread message can be deleted for both sides within 15 minutes, and its credits come back', async () => {
  const { mine, theirs, id, send } = await aConversation(api);
  const { body } = await send({ type: 'gift', gift: 'champagne' });
  expect(body.credits).toBe(93);
  expect((await theirs.get('/api/chats.php')).body.chats[0].num_unread_messages).toBe(2);
  const answer = await takeBack(mine, body.message.id);
  expect(answer.body).toEqual({ message_id: body.message.id, credits: 99 });
  for (const client of [mine, theirs]) {
    expect((await client.get(PATH, { conversation: id })).body.messages).toHaveLength(1);
  }
  expect((await theirs.get('/api/chats.php')).body.chats[0]).toMatchObject({ num_unread_messages: 1, last_message: { preview: 'First' } });
});

test('R-281 R-290 deleting twice, even at once, returns the credits once', async () => {
  const { mine, send } = await aConversation(api);
  const { message } = (await send({ body: 'Oops' })).body;
  await Promise.all([takeBack(mine, message.id), takeBack(mine, message.id), takeBack(mine, message.id)]);
  expect((await takeBack(mine, message.id)).body.credits).toBe(99);
});

test('R-281 the client_id of a deleted message stays used', async () => {
  const { mine, send } = await aConversation(api);
  const { message } = (await send({ body: 'Oops' })).body;
  await takeBack(mine, message.id);
  const repeatedResponse = await send({ body: 'Oops', client_id: message.client_id });
  expect(repeatedResponse.body).toMatchObject({ credits: 99, message: { id: message.id, body: '' } });
});

test('R-290 a message that was read or is 15 minutes old cannot be deleted', async () => {
  const { mine, theirs, id, send } = await aConversation(api);
  const readId = (await send({ body: 'Read' })).body.message.id;
  await theirs.put(PATH, { conversation: id, read_up_to: readId });
  expect((await takeBack(mine, readId)).status).toBe(409);
  const oldId = (await send({ body: 'Old' })).body.message.id;
  expect((await takeBack(mine.withHeaders({ 'x-test-clock': '900' }), oldId)).body.error.code).toBe('conflict');
  expect((await takeBack(mine.withHeaders({ 'x-test-clock': '899' }), oldId)).status).toBe(200);
});

test('R-284 credits of an order that was refunded meanwhile do not come back', async () => {
  const { me, mine, send } = await aConversation(api);
  const { message } = (await send({ body: 'Hello' })).body;
  const order = {
    id: `order${me.id}`.slice(0, 20),
    member_id: me.id,
    client_id: 'order',
    package_id: 1,
    credits: 100,
    amount: 1000,
    original_amount: 1000,
    currency: 'EUR',
    country: 'NL',
    method: 'ideal',
    status: 'refunded',
    discount_code: null,
    created_at: api.now(),
    completed_at: api.now(),
    expires_at: api.now(),
    terms_version: '1',
    consent_start: true,
    provider_reference: null,
  } as const;
  await api.db.insertInto('payments').values(order).execute();
  await api.db.updateTable('lots').set({ payment_id: order.id, source: 'order' }).where('member_id', '=', me.id).execute();
  expect((await takeBack(mine, message.id)).body.credits).toBe(98);
});

test('R-289 a photo can be withdrawn for both sides at any time; its placeholder stays, its files are deleted', async () => {
  const { mine, theirs, id, send } = await aConversation(api, { partner: { photos_from_everyone: true } });
  const { message } = (await send({ type: 'photo', photo_id: await aPhoto(mine) })).body;
  await theirs.put(PATH, { conversation: id, read_up_to: message.id });
  const laterClient = mine.withHeaders({ 'x-test-clock': String(DAY_S) });
  expect((await takeBack(laterClient, message.id, 'withdraw')).body.credits).toBe(97);
  expect((await takeBack(laterClient, message.id, 'withdraw')).status).toBe(200);
  const { messages } = (await theirs.get(PATH, { conversation: id })).body;
  expect(messages.at(-1)).toMatchObject({ id: message.id, type: 'photo', photo: null, withdrawn: true });
  expect((await api.visitor.get(message.photo.filename)).status).toBe(404);
  expect(await api.ports.files.read(`photos/${message.photo.id}/1200.webp`)).toBeNull();
});

test('R-289 only a photo can be withdrawn', async () => {
  const { mine, send } = await aConversation(api);
  const { message } = (await send({ body: 'Hello' })).body;
  expect((await takeBack(mine, message.id, 'withdraw')).status).toBe(422);
});

test('R-289 a photo that is not sent within a day is dropped', async () => {
  const client = await api.as(await api.aMember());
  const id = await aPhoto(client);
  api.ports.clock.advance(DAY_S);
  await runDueJobs(api.app);
  expect(await api.ports.files.read(`photos/${id}/blur.webp`)).toBeNull();
  expect(await api.db.selectFrom('chat_photos').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('R-400 another member’s message is not found, whether by its recipient or by a stranger', async () => {
  const { theirs, send } = await aConversation(api);
  const { message } = (await send({ body: 'Hello' })).body;
  expect((await takeBack(theirs, message.id)).status).toBe(404);
  expect((await takeBack(await api.as(await api.aMember()), message.id)).status).toBe(404);
});

test('R-365 taking back needs a session, and R-363 a known action', async () => {
  expect((await takeBack(api.visitor, 'Nobody1234567890')).body.authentication_required).toBe(true);
  const { mine } = await aConversation(api);
  expect((await takeBack(mine, 'Nobody1234567890', 'burn')).status).toBe(422);
});
