import { findShownIds } from '../testing/findShownIds';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/block.php';

/** Two members, the first of whom has liked the second and written to them. */
async function aPair() {
  const [anna, bob] = [await api.aMember({ credits: 5 }), await api.aMember({ profile: { gender: 'male' } })];
  const [annaClient, bobClient] = [await api.as(anna), await api.as(bob)];
  await annaClient.post('/api/like.php', { profile_id: bob.id });
  const message = { profile_id: bob.id, type: 'text', body: 'Hello', client_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
  const { body } = await annaClient.post('/api/chat.php', message);
  return { anna, bob, asAnna: annaClient, asBob: bobClient, conversation: body.conversation.id as string };
}

test('R-259 after a block neither member sees the other in profile, likes and chat; the blocked one sees the message for it', async () => {
  const { anna, bob, asAnna, asBob, conversation } = await aPair();
  const { status, body } = await asAnna.post(PATH, { profile_id: bob.id });
  expect([status, body.blocked]).toEqual([200, [{ id: bob.id, name: bob.name, fictional: false, created: api.now() }]]);
  const rejectedView = await asBob.get('/api/member.php', { id: anna.id });
  expect(rejectedView.body.error).toMatchObject({ code: 'blocked_by_member', params: { name: anna.name } });
  expect((await asAnna.get('/api/member.php', { id: bob.id })).status).toBe(404);
  for (const client of [asAnna, asBob]) {
    expect((await client.get('/api/chats.php')).body.chats).toEqual([]);
    expect((await client.get('/api/likes.php')).body).toEqual({ profiles: [], liked_by: [] });
  }
  expect((await asBob.get('/api/chat.php', { conversation })).status).toBe(403);
});

test('R-259 before a block both members find each other everywhere, and after it nowhere', async () => {
  const [anna, bob] = [await api.aMember({ photo: true }), await api.aMember({ photo: true, profile: { gender: 'male' } })];
  const sides = [
    { client: await api.as(anna), other: bob.id, gender: 'male' },
    { client: await api.as(bob), other: anna.id, gender: 'female' },
  ] as const;
  for (const { client, other, gender } of sides)
    for (const [place, ids] of Object.entries(await findShownIds(client, gender)))
      expect([place, ids.includes(other)]).toEqual([place, true]);
  const findOfferedId = async () => (await sides[0].client.get('/api/auto-like.php')).body.profile?.id;
  await sides[1].client.post('/api/like.php', { profile_id: anna.id });
  expect(await findOfferedId()).toBe(bob.id);
  await sides[0].client.post(PATH, { profile_id: bob.id });
  expect(await findOfferedId()).not.toBe(bob.id);
  for (const { client, other, gender } of sides) {
    for (const [place, ids] of Object.entries(await findShownIds(client, gender)))
      expect([place, ids.includes(other)]).toEqual([place, false]);
    const { status, body } = await client.post('/api/like.php', { profile_id: other });
    expect([status, body.error.code]).toEqual(other === bob.id ? [404, 'not_found'] : [403, 'blocked_by_member']);
  }
});

test('R-292 the conversation shows the blocker how to write again; a message from the blocked member is refused with the reason', async () => {
  const { anna, bob, asAnna, asBob, conversation } = await aPair();
  await asAnna.post(PATH, { profile_id: bob.id });
  const conversationResponse = await asAnna.get('/api/chat.php', { conversation });
  expect(conversationResponse.body.error).toMatchObject({ code: 'blocked_by_me', params: { name: bob.name, profile_id: bob.id } });
  const lateMessage = { conversation, type: 'text', body: 'Still there?', client_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964aa' };
  expect((await asBob.post('/api/chat.php', lateMessage)).body.error).toMatchObject({
    code: 'blocked_by_member',
    params: { name: anna.name },
  });
  await asAnna.delete(PATH, { profile_id: bob.id });
  expect((await asAnna.get('/api/chat.php', { conversation })).body.messages).toHaveLength(1);
});

test('R-259 the next poll sees the block at once', async () => {
  const { bob, asAnna, asBob } = await aPair();
  const { headers } = await asBob.get('/api/chats.php');
  await asAnna.post(PATH, { profile_id: bob.id });
  const nextPoll = await asBob.withHeaders({ 'if-none-match': String(headers['etag']) }).get('/api/chats.php');
  expect([nextPoll.status, nextPoll.body?.chats]).toEqual([200, []]);
});

test('R-259 R-260 the open pages of both members are notified of a block, an unblock and a report', async () => {
  const { anna, bob, asAnna } = await aPair();
  const receivedEvents: string[] = [];
  const unsubscribers = [anna, bob].map(({ id }) =>
    api.ports.events.subscribe(id, (event) => receivedEvents.push(`${id} ${JSON.stringify(event)}`)),
  );
  const expectedEvents = [anna, bob].map(({ id }) => `${id} ${JSON.stringify({ type: 'changed', kinds: ['chats', 'likes'] })}`);
  const changes = [
    () => asAnna.post(PATH, { profile_id: bob.id }),
    () => asAnna.delete(PATH, { profile_id: bob.id }),
    () => asAnna.post('/api/report.php', { profile_id: bob.id, reason: 'threat' }),
  ];
  for (const change of changes) {
    receivedEvents.length = 0;
    await change();
    expect(receivedEvents.sort()).toEqual([...expectedEvents].sort());
  }
  for (const unsubscribe of unsubscribers) unsubscribe();
});

test('R-259 blocking twice is the same as blocking once, and unblocking shows everything again', async () => {
  const { bob, asAnna, asBob } = await aPair();
  await asAnna.post(PATH, { profile_id: bob.id });
  expect((await asAnna.post(PATH, { profile_id: bob.id })).body.blocked).toHaveLength(1);
  expect((await asAnna.get(PATH)).body.blocked).toHaveLength(1);
  expect((await asAnna.delete(PATH, { profile_id: bob.id })).body.blocked).toEqual([]);
  expect((await asBob.get('/api/chats.php')).body.chats).toHaveLength(1);
});

test('R-259 a blocked member can block back, and lifting one block does not lift the other', async () => {
  const { anna, bob, asAnna, asBob } = await aPair();
  await asAnna.post(PATH, { profile_id: bob.id });
  expect((await asBob.post(PATH, { profile_id: anna.id })).status).toBe(200);
  await asAnna.delete(PATH, { profile_id: bob.id });
  expect((await asAnna.get('/api/member.php', { id: bob.id })).status).toBe(403);
});

test('R-400 another member’s block cannot be lifted', async () => {
  const { bob, asAnna } = await aPair();
  await asAnna.post(PATH, { profile_id: bob.id });
  const otherClient = await api.as(await api.aMember());
  expect((await otherClient.delete(PATH, { profile_id: bob.id })).status).toBe(404);
  expect((await asAnna.get(PATH)).body.blocked).toHaveLength(1);
});

test('R-239 R-363 only visible members can be blocked: not oneself, an unknown or an invisible member', async () => {
  const anna = await api.aMember();
  const client = await api.as(anna);
  const invisibleMember = await api.aMember({ invisible: true });
  for (const id of [anna.id, 'A'.repeat(16), invisibleMember.id]) expect((await client.post(PATH, { profile_id: id })).status).toBe(404);
  expect((await client.post(PATH, { profile_id: '' })).status).toBe(422);
  expect((await client.post(PATH, {})).status).toBe(422);
});

test('R-365 blocks need a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.post(PATH, { profile_id: 'A'.repeat(16) })).status).toBe(403);
  expect((await api.visitor.delete(PATH, { profile_id: 'A'.repeat(16) })).status).toBe(403);
});
