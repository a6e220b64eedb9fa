import { findShownIds } from '../testing/findShownIds';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/hide.php';

const toIds = (cards: { id: string }[]): string[] => cards.map(({ id }) => id);

async function aPair() {
  const [anna, bob] = [await api.aMember({ credits: 5 }), await api.aMember({ photo: true, profile: { gender: 'male' } })];
  return { anna, bob, asAnna: await api.as(anna), asBob: await api.as(bob) };
}

test('R-233 a hidden member disappears from search, match finder, swipe game and suggestions, and comes back when shown again', async () => {
  const { bob, asAnna } = await aPair();
  const idsBefore = await findShownIds(asAnna);
  for (const [place, ids] of Object.entries(idsBefore)) expect([place, ids]).toEqual([place, expect.arrayContaining([bob.id])]);
  const { status, body } = await asAnna.post(PATH, { profile_id: bob.id });
  expect([status, body.hidden]).toEqual([200, [{ id: bob.id, name: bob.name, fictional: false, created: api.now() }]]);
  for (const [place, ids] of Object.entries(await findShownIds(asAnna))) expect([place, ids.includes(bob.id)]).toEqual([place, false]);
  expect((await asAnna.delete(PATH, { profile_id: bob.id })).body.hidden).toEqual([]);
  expect(await findShownIds(asAnna)).toEqual(idsBefore);
});

test('R-233 hiding is one-sided and silent: the hidden member still finds the other one, and likes and the conversation stay for both', async () => {
  const { anna, bob, asAnna, asBob } = await aPair();
  await asBob.post('/api/like.php', { profile_id: anna.id });
  const message = { profile_id: bob.id, type: 'text', body: 'Hello', client_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
  await asAnna.post('/api/chat.php', message);
  const { headers } = await asBob.get('/api/chats.php');
  await asAnna.post(PATH, { profile_id: bob.id });
  expect((await asBob.withHeaders({ 'if-none-match': String(headers['etag']) }).get('/api/chats.php')).status).toBe(304);
  expect((await findShownIds(asBob, 'female'))['search']).toContain(anna.id);
  expect((await asAnna.get('/api/member.php', { id: bob.id })).status).toBe(200);
  expect((await asAnna.get('/api/chats.php')).body.chats).toHaveLength(1);
  expect(toIds((await asAnna.get('/api/likes.php')).body.liked_by)).toEqual([bob.id]);
});

test('R-233 R-251 a hidden member who has liked the caller is not suggested for a like back', async () => {
  const { anna, bob, asAnna, asBob } = await aPair();
  await asBob.post('/api/like.php', { profile_id: anna.id });
  const findOfferedId = async () => (await asAnna.get('/api/auto-like.php')).body.profile?.id;
  expect(await findOfferedId()).toBe(bob.id);
  await asAnna.post(PATH, { profile_id: bob.id });
  expect(await findOfferedId()).not.toBe(bob.id);
});

test('R-233 hiding twice is the same as hiding once', async () => {
  const { bob, asAnna } = await aPair();
  await asAnna.post(PATH, { profile_id: bob.id });
  expect((await asAnna.post(PATH, { profile_id: bob.id })).body.hidden).toHaveLength(1);
});

test('R-239 R-400 only visible members can be hidden, and nobody can undo a hide of another member', async () => {
  const { anna, bob, asAnna } = await aPair();
  const invisibleMember = await api.aMember({ invisible: true });
  for (const id of [anna.id, 'A'.repeat(16), invisibleMember.id]) expect((await asAnna.post(PATH, { profile_id: id })).status).toBe(404);
  await asAnna.post(PATH, { profile_id: bob.id });
  const otherClient = await api.as(await api.aMember());
  expect((await otherClient.delete(PATH, { profile_id: bob.id })).status).toBe(404);
  expect((await asAnna.get(PATH)).body.hidden).toHaveLength(1);
});

test('R-365 hiding needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
});
