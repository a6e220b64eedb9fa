import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/auto-like.php';

test('R-251 R-378 it offers a member who has sent a real like that is still unanswered', async () => {
  const [me, other] = [await api.aMember(), await api.aMember({ photo: true })];
  const client = await api.as(me);
  expect((await client.get(PATH)).body).toEqual({ profile: null });
  await (await api.as(other)).post('/api/like.php', { profile_id: me.id });
  const { body } = await client.get(PATH);
  expect(body.profile).toMatchObject({ id: other.id, name: other.name, fictional: false, main_image: { locked: false } });
  await client.post('/api/like.php', { profile_id: other.id });
  expect((await client.get(PATH)).body).toEqual({ profile: null });
});

test('R-251 R-407 a fictional profile is never offered', async () => {
  const [me, fictionalMember] = [await api.aMember(), await api.aMember({ fictional: true })];
  await api.db.insertInto('likes').values({ liker_id: fictionalMember.id, liked_id: me.id, created_at: 1 }).execute();
  expect((await (await api.as(me)).get(PATH)).body).toEqual({ profile: null });
});

test('R-365 it needs a session', async () => {
  expect((await api.visitor.get(PATH)).status).toBe(403);
});
