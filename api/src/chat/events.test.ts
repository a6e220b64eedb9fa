import { startSession } from '../account/sessions';
import { aConversation } from '../testing/aConversation';
import { anOrder, aPurchase } from '../testing/anOrder';
import { openEvents, type TestStream } from '../testing/openEvents';
import { testApi } from '../testing/testApi';

const api = testApi();
const openStreams: TestStream[] = [];

beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => openStreams.forEach((stream) => stream.close()));

async function openStream(member: { id: string }, lastEventId?: string): Promise<TestStream> {
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId: member.id, now: api.now() });
  const stream = await openEvents(api.app, token, lastEventId);
  openStreams.push(stream);
  return stream;
}

test('R-296 a message reaches the stream of its recipient and the other windows of its sender', async () => {
  const { me, partner, id, send } = await aConversation(api);
  const [theirs, mine] = [await openStream(partner), await openStream(me)];
  await theirs.next();
  await mine.next();
  const { message } = (await send({ body: 'Live' })).body;
  const receivedEvent = await theirs.next();
  expect(receivedEvent).toMatchObject({
    id: message.id,
    event: { type: 'message', conversation: id, message: { body: 'Live', mine: false } },
  });
  expect(await mine.next()).toMatchObject({ event: { message: { client_id: message.client_id, mine: true } } });
});

test('R-393 Last-Event-ID replays missed messages in order and once, then asks the client to reload the rest', async () => {
  const { me, partner, send } = await aConversation(api);
  const firstStream = await openStream(partner);
  const start = await firstStream.next();
  firstStream.close();
  await send({ body: 'One' });
  await send({ type: 'gift', gift: 'rose' });
  const resumedStream = await openStream(partner, start === 'end' ? undefined : start.id);
  expect(await resumedStream.next()).toMatchObject({ event: { message: { body: 'One' } } });
  expect(await resumedStream.next()).toMatchObject({ event: { message: { gift: 'rose' } } });
  expect(await resumedStream.next()).toEqual({ event: { type: 'changed', kinds: ['user', 'chats', 'likes'] } });
  await send({ body: 'Three' });
  expect(await resumedStream.next()).toMatchObject({ event: { message: { body: 'Three' } } });
  expect(me.id).not.toBe(partner.id);
});

test('R-400 the id of a message between others replays no messages', async () => {
  const foreignConversation = await aConversation(api);
  const { message } = (await foreignConversation.send({ body: 'Private' })).body;
  await foreignConversation.send({ body: 'Also private' });
  const stream = await openStream(await api.aMember(), message.id);
  expect(await stream.next()).toEqual({ event: { type: 'changed', kinds: ['user', 'chats', 'likes'] } });
});

test('R-290 the sender is notified when a message is delivered and when it is read', async () => {
  const { me, theirs, id, send } = await aConversation(api);
  const mine = await openStream(me);
  await mine.next();
  const { message } = (await send({ body: 'Hello' })).body;
  await mine.next();
  await theirs.get('/api/chats.php');
  const receipt = { type: 'receipt', conversation: id, up_to: message.id };
  expect(await mine.next()).toEqual({ event: { ...receipt, state: 'delivered' } });
  await theirs.put('/api/chat.php', { conversation: id, read_up_to: message.id });
  expect(await mine.next()).toEqual({ event: { ...receipt, state: 'read' } });
});

test('R-290 a member with read receipts off neither sends nor gets them', async () => {
  const { mine, theirs, id, send } = await aConversation(api, { partner: { read_receipts: false } });
  const { message } = (await send({ body: 'Hello' })).body;
  await theirs.put('/api/chat.php', { conversation: id, read_up_to: message.id });
  await send({ body: 'And hello' }, theirs);
  const listStates = async (client: typeof mine) =>
    (await client.get('/api/chat.php', { conversation: id })).body.messages.map((message: { state: string }) => message.state);
  await mine.put('/api/chat.php', { conversation: id, read_up_to: message.id });
  expect(await listStates(mine)).not.toContain('read');
  expect(await listStates(theirs)).not.toContain('read');
});

test('R-289 R-290 a deleted message is removed from the recipient’s open conversation', async () => {
  const { partner, mine, id, send } = await aConversation(api);
  const theirs = await openStream(partner);
  await theirs.next();
  const { message } = (await send({ body: 'Oops' })).body;
  await theirs.next();
  await mine.call({ method: 'PATCH', url: '/api/chat.php', payload: { message_id: message.id, action: 'delete' } });
  expect(await theirs.next()).toEqual({ event: { type: 'message_removed', conversation: id, message_id: message.id } });
});

test('R-291 typing is shown only while both members have it on', async () => {
  const { partner, mine, id, send } = await aConversation(api);
  const theirs = await openStream(partner);
  await theirs.next();
  expect((await mine.post('/api/typing.php', { conversation: id })).status).toBe(204);
  expect(await theirs.next()).toEqual({ event: { type: 'typing', conversation: id } });
  await api.db.updateTable('members').set({ typing_shown: false }).where('id', '=', partner.id).execute();
  await mine.post('/api/typing.php', { conversation: id });
  await send({ body: 'Done' });
  expect(await theirs.next()).toMatchObject({ event: { type: 'message' } });
});

test('R-400 R-365 R-363 typing needs the member’s own conversation, a session and a valid id', async () => {
  const { id } = await aConversation(api);
  const strangerClient = await api.as(await api.aMember());
  expect((await strangerClient.post('/api/typing.php', { conversation: id })).status).toBe(404);
  expect((await api.visitor.post('/api/typing.php', { conversation: id })).body.authentication_required).toBe(true);
  expect((await strangerClient.post('/api/typing.php', { conversation: '../etc' })).status).toBe(422);
});

test('R-365 the stream needs a session', async () => {
  expect((await openStream({ id: (await api.aMember()).id })).status).toBe(200);
  expect((await openEvents(api.app, 'made-up')).status).toBe(403);
});

test('R-366 a member can have at most eight open streams', async () => {
  const member = await api.aMember();
  const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(member)));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await openStream(member)).status).toBe(429);
});

test('R-305 a purchase reaches every window of its buyer, including one charged to a stored card', async () => {
  const member = await api.aMember();
  const [firstStream, secondStream] = [await openStream(member), await openStream(member)];
  const balanceEvent = { event: { type: 'changed', kinds: ['user'] } };
  const { client } = await aPurchase(api, { method: 'visa', store_method: true }, member);
  expect([await firstStream.next(), await secondStream.next()]).toEqual([balanceEvent, balanceEvent]);
  const [storedMethod] = (await client.get('/api/stored-methods.php')).body.methods;
  await anOrder(api, { method: 'visa', stored_method: storedMethod.id }, member);
  expect([await firstStream.next(), await secondStream.next()]).toEqual([balanceEvent, balanceEvent]);
});
