import { DAY_S, LIKES_PER_DAY } from '@rendezvous/shared/contract';
import { testApi } from '../testing/testApi';

const api = testApi();
const LIKE_PATH = '/api/like.php';
const LIKES_PATH = '/api/likes.php';

const insertLike = (liker: { id: string }, liked: { id: string }, createdAt: number, isNew = true) =>
  api.db.insertInto('likes').values({ liker_id: liker.id, liked_id: liked.id, created_at: createdAt, is_new: isNew }).execute();

test('R-245 R-389 a like returns the profile, and a like back makes a match on both sides', async () => {
  const [anna, bert] = [await api.aMember(), await api.aMember({ profile: { gender: 'male' } })];
  const likeResponse = await (await api.as(anna)).post(LIKE_PATH, { profile_id: bert.id });
  expect(likeResponse.body).toMatchObject({ match: false, profile: { id: bert.id, liked: true, liked_me: false } });
  const likeBackResponse = await (await api.as(bert)).post(LIKE_PATH, { profile_id: anna.id });
  expect(likeBackResponse.body).toMatchObject({ match: true, profile: { id: anna.id, match: true } });
  const { body } = await (await api.as(anna)).get(LIKES_PATH);
  expect(body.profiles[0]).toMatchObject({ id: bert.id, match: true });
});

test('R-245 a second like or unlike changes nothing', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  const client = await api.as(me);
  await client.post(LIKE_PATH, { profile_id: other.id });
  expect((await client.post(LIKE_PATH, { profile_id: other.id })).status).toBe(200);
  expect((await client.delete(LIKE_PATH, { profile_id: other.id })).body).toMatchObject({ match: false, profile: { liked: false } });
  expect((await client.delete(LIKE_PATH, { profile_id: other.id })).status).toBe(200);
});

test('R-246 the hundredth like of a day is the last, and a day later likes are accepted again', async () => {
  const me = await api.aMember();
  const others = await Promise.all(Array.from({ length: LIKES_PER_DAY + 1 }, () => api.aMember()));
  const [lastMember, ...likedMembers] = others;
  const rows = likedMembers.map(({ id }) => ({ liker_id: me.id, liked_id: id, created_at: api.now() }));
  await api.db.insertInto('likes').values(rows).execute();
  const client = await api.as(me);
  const rejectedLike = await client.post(LIKE_PATH, { profile_id: lastMember?.id });
  expect(rejectedLike.status).toBe(429);
  expect(rejectedLike.body.error.code).toBe('like_limit');
  expect(rejectedLike.headers['retry-after']).toBe(String(DAY_S));
  const laterResponse = await client.withHeaders({ 'x-test-clock': String(DAY_S) }).post(LIKE_PATH, { profile_id: lastMember?.id });
  expect(laterResponse.status).toBe(200);
});

test('R-259 R-239 a member cannot like a blocker, a hidden or an unknown member, or themselves', async () => {
  const [me, blocker, invisibleMember] = [await api.aMember(), await api.aMember(), await api.aMember({ invisible: true })];
  await api.db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: me.id, created_at: 1 }).execute();
  const client = await api.as(me);
  expect((await client.post(LIKE_PATH, { profile_id: blocker.id })).body.error.code).toBe('blocked_by_member');
  for (const id of [invisibleMember.id, me.id, 'Nobody1234567890']) {
    expect((await client.post(LIKE_PATH, { profile_id: id })).status).toBe(404);
  }
});

test('R-365 a visitor cannot like', async () => {
  const { status, body } = await api.visitor.post(LIKE_PATH, { profile_id: 'Nobody1234567890' });
  expect(status).toBe(403);
  expect(body.authentication_required).toBe(true);
});

test.each([{}, { profile_id: 'x' }, { profile_id: 7 }, { profile_id: 'Nobody1234567890', more: true }])(
  'R-363 %j is rejected',
  async (body) => {
    const client = await api.as(await api.aMember());
    expect((await client.post(LIKE_PATH, body)).status).toBe(422);
  },
);

test('R-143 R-244 R-380 received likes come with like_new, new ones first and each group newest first', async () => {
  const me = await api.aMember();
  const [seenLiker, olderLiker, newerLiker, likedMember] = [
    await api.aMember(),
    await api.aMember(),
    await api.aMember(),
    await api.aMember(),
  ];
  await insertLike(seenLiker, me, 300, false);
  await insertLike(olderLiker, me, 100);
  await insertLike(newerLiker, me, 200);
  await insertLike(me, likedMember, 100);
  const { status, body } = await (await api.as(me)).get(LIKES_PATH);
  expect(status).toBe(200);
  const receivedLikes = body.liked_by.map(({ id, like_new }: { id: string; like_new: boolean }) => [id, like_new]);
  expect(receivedLikes).toEqual([
    [newerLiker.id, true],
    [olderLiker.id, true],
    [seenLiker.id, false],
  ]);
  expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([likedMember.id]);
});

test('R-240 opening a profile clears its new mark', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  await insertLike(other, me, 100);
  const client = await api.as(me);
  expect((await client.put(LIKES_PATH, { id: other.id })).body).toEqual({ like_new: false });
  expect((await client.get(LIKES_PATH)).body.liked_by[0].like_new).toBe(false);
});

test('R-261 R-259 likes of invisible and blocked members are not shown', async () => {
  const me = await api.aMember();
  const [invisibleMember, blockedMember] = [await api.aMember({ invisible: true }), await api.aMember()];
  await insertLike(invisibleMember, me, 100);
  await insertLike(blockedMember, me, 100);
  await api.db.insertInto('blocks').values({ blocker_id: me.id, blocked_id: blockedMember.id, created_at: 1 }).execute();
  expect((await (await api.as(me)).get(LIKES_PATH)).body).toEqual({ profiles: [], liked_by: [] });
});

test('decision 015: a poll returns 304 until a new like arrives', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  const client = await api.as(me);
  const firstReply = await client.get(LIKES_PATH);
  const pollingClient = client.withHeaders({ 'if-none-match': String(firstReply.headers['etag']) });
  expect((await pollingClient.get(LIKES_PATH)).status).toBe(304);
  await (await api.as(other)).post(LIKE_PATH, { profile_id: me.id });
  expect((await pollingClient.get(LIKES_PATH)).body.liked_by).toHaveLength(1);
});

test('R-400 clearing the mark of a like that was never received returns not found', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(LIKES_PATH, { id: (await api.aMember()).id })).status).toBe(404);
});

test('R-365 likes need a session', async () => {
  expect((await api.visitor.get(LIKES_PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.put(LIKES_PATH, { id: 'Nobody1234567890' })).status).toBe(403);
});

test('R-363 clearing a mark without an id is rejected', async () => {
  expect((await (await api.as(await api.aMember())).put(LIKES_PATH, {})).status).toBe(422);
});
