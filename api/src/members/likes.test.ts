import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/likes.php';

const like = (liker: { id: string }, liked: { id: string }, at: number, isNew = true) =>
  api.db.insertInto('likes').values({ liker_id: liker.id, liked_id: liked.id, created_at: at, is_new: isNew }).execute();

test('R-143 R-244 R-380 received likes come with like_new, new ones first, then the newest', async () => {
  const me = await api.aMember();
  const [seen, older, newer, given] = [await api.aMember(), await api.aMember(), await api.aMember(), await api.aMember()];
  await like(seen, me, 300, false);
  await like(older, me, 100);
  await like(newer, me, 200);
  await like(me, given, 100);
  const { status, body } = await (await api.as(me)).get(PATH);
  expect(status).toBe(200);
  const received = body.liked_by.map(({ id, like_new }: { id: string; like_new: boolean }) => [id, like_new]);
  expect(received).toEqual([
    [newer.id, true],
    [older.id, true],
    [seen.id, false],
  ]);
  expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([given.id]);
});

test('R-240 opening a profile clears its mark', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  await like(other, me, 100);
  const client = await api.as(me);
  expect((await client.put(PATH, { id: other.id })).body).toEqual({ like_new: false });
  expect((await client.get(PATH)).body.liked_by[0].like_new).toBe(false);
});

test('R-261 R-259 likes of invisible and blocked members are not shown', async () => {
  const me = await api.aMember();
  const [hidden, blocked] = [await api.aMember({ invisible: true }), await api.aMember()];
  await like(hidden, me, 100);
  await like(blocked, me, 100);
  await api.db.insertInto('blocks').values({ blocker_id: me.id, blocked_id: blocked.id, created_at: 1 }).execute();
  expect((await (await api.as(me)).get(PATH)).body).toEqual({ profiles: [], liked_by: [] });
});

test('design 7: an unchanged poll is a 304, a new like changes it', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  const client = await api.as(me);
  const first = await client.get(PATH);
  const again = client.with({ 'if-none-match': String(first.headers['etag']) });
  expect((await again.get(PATH)).status).toBe(304);
  await (await api.as(other)).post('/api/like.php', { profile_id: me.id });
  expect((await again.get(PATH)).body.liked_by).toHaveLength(1);
});

test('R-400 a like that was not received is not found', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH, { id: (await api.aMember()).id })).status).toBe(404);
});

test('R-365 likes need a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.put(PATH, { id: 'Nobody1234567890' })).status).toBe(403);
});

test('R-363 a mark without an id is refused', async () => {
  expect((await (await api.as(await api.aMember())).put(PATH, {})).status).toBe(422);
});
