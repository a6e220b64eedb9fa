import { LIKES_PER_DAY } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/like.php';

test('R-245 R-389 a like is answered, and a like back makes a match on both sides', async () => {
  const [anna, bert] = [await api.aMember(), await api.aMember({ profile: { gender: 'male' } })];
  const first = await (await api.as(anna)).post(PATH, { profile_id: bert.id });
  expect(first.body).toMatchObject({ match: false, profile: { id: bert.id, liked: true, liked_me: false } });
  const back = await (await api.as(bert)).post(PATH, { profile_id: anna.id });
  expect(back.body).toMatchObject({ match: true, profile: { id: anna.id, match: true } });
  const { body } = await (await api.as(anna)).get('/api/likes.php');
  expect(body.profiles[0]).toMatchObject({ id: bert.id, match: true });
});

test('R-245 liking twice and unliking twice change nothing more', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  const client = await api.as(me);
  await client.post(PATH, { profile_id: other.id });
  expect((await client.post(PATH, { profile_id: other.id })).status).toBe(200);
  expect((await client.delete(PATH, { profile_id: other.id })).body).toMatchObject({ match: false, profile: { liked: false } });
  expect((await client.delete(PATH, { profile_id: other.id })).status).toBe(200);
});

test('R-246 the hundredth like of a day is the last, and a day later there is room again', async () => {
  const me = await api.aMember();
  const others = await Promise.all(Array.from({ length: LIKES_PER_DAY + 1 }, () => api.aMember()));
  const [last, ...liked] = others;
  const rows = liked.map(({ id }) => ({ liker_id: me.id, liked_id: id, created_at: api.now() }));
  await api.db.insertInto('likes').values(rows).execute();
  const client = await api.as(me);
  const refused = await client.post(PATH, { profile_id: last?.id });
  expect(refused.status).toBe(429);
  expect(refused.body.error.code).toBe('like_limit');
  expect(refused.headers['retry-after']).toBe('86400');
  const later = await client.with({ 'x-test-clock': '86400' }).post(PATH, { profile_id: last?.id });
  expect(later.status).toBe(200);
});

test('R-259 R-239 a blocker, a hidden and an unknown member and oneself cannot be liked', async () => {
  const [me, blocker, hidden] = [await api.aMember(), await api.aMember(), await api.aMember({ invisible: true })];
  await api.db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: me.id, created_at: 1 }).execute();
  const client = await api.as(me);
  expect((await client.post(PATH, { profile_id: blocker.id })).body.error.code).toBe('blocked_by_member');
  for (const id of [hidden.id, me.id, 'Nobody1234567890']) {
    expect((await client.post(PATH, { profile_id: id })).status).toBe(404);
  }
});

test('R-365 a visitor cannot like', async () => {
  const { status, body } = await api.visitor.post(PATH, { profile_id: 'Nobody1234567890' });
  expect(status).toBe(403);
  expect(body.authentication_required).toBe(true);
});

test.each([{}, { profile_id: 'x' }, { profile_id: 7 }, { profile_id: 'Nobody1234567890', more: true }])(
  'R-363 %j is refused',
  async (body) => {
    const client = await api.as(await api.aMember());
    expect((await client.post(PATH, body)).status).toBe(422);
  },
);
