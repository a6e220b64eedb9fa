import { addMorePhotos } from '../testing/aPicture';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/member.php';

test('R-233 a member sees a profile with attributes, notes, interests and the relation between the two members', async () => {
  const me = await api.aMember({ profile: { gender: 'male' }, interests: ['art'] });
  const { id } = await api.aMember({ photo: true, interests: ['art', 'sex'], profile: { hair_color: 'red', about_me: 'Hello there' } });
  const { status, body } = await (await api.as(me)).get(PATH, { id });
  expect(status).toBe(200);
  expect(body.profile).toMatchObject({
    id,
    age: 36,
    hair_color: 'red',
    notes: { about_me: 'Hello there', looking_for: null },
    interests: ['art', 'sex'],
    common_interests: 1,
    conversation_id: null,
  });
  expect(body.profile.main_image.match).toContain(`/api/photo.php?id=${body.profile.main_image.id}&size=480`);
  expect(body.profile).not.toHaveProperty('date_of_birth');
});

test('R-129 R-235 a visitor receives no intimate interests and only one unlocked photo', async () => {
  const { id } = await api.aMember({ photo: true, interests: ['art', 'sex'], profile: { visitor_visible: true } });
  await addMorePhotos(api.db, id, 1);
  const { body } = await api.visitor.get(PATH, { id });
  expect(body.profile.interests).toEqual(['art']);
  expect(body.profile.photos.map(({ locked }: { locked: boolean }) => locked)).toEqual([false, true]);
  expect(body.profile.photos[1].filename).toContain('size=blur');
});

test('R-253 a member sees their own profile as others do, even when invisible and with a free account', async () => {
  const me = await api.aMember({ photo: true, paid: false, profile: { about_me: 'Hello there' } });
  await addMorePhotos(api.db, me.id, 2);
  const client = await api.as(me);
  await client.put('/api/privacy.php', { invisible: true });
  const { status, body } = await client.get(PATH, { id: me.id });
  expect(status).toBe(200);
  expect(body.profile).toMatchObject({ id: me.id, notes: { about_me: 'Hello there' }, conversation_id: null });
  expect(body.profile.photos.map(({ locked }: { locked: boolean }) => locked)).toEqual([false, false, false]);
});

test('R-006 R-253 with photos for chosen members only, the profile as others see it has just the main photo', async () => {
  const me = await api.aMember({ photo: true, profile: { photos_for_chosen: true } });
  await addMorePhotos(api.db, me.id, 1);
  expect((await (await api.as(me)).get(PATH, { id: me.id })).body.profile.photos).toHaveLength(1);
});

test('R-234 a blocked member sees who blocked them', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  await api.db.insertInto('blocks').values({ blocker_id: other.id, blocked_id: me.id, created_at: 1 }).execute();
  const { status, body } = await (await api.as(me)).get(PATH, { id: other.id });
  expect(status).toBe(403);
  expect(body.error).toMatchObject({ code: 'blocked_by_member', params: { name: other.name } });
});

test('R-239 R-261 hidden and unknown members return the same reply', async () => {
  const client = await api.as(await api.aMember());
  const invisibleMember = await api.aMember({ invisible: true });
  const deletedMember = await api.aMember({ status: 'deleted' });
  const answers = await Promise.all([invisibleMember.id, deletedMember.id, 'Nobody1234567890'].map((id) => client.get(PATH, { id })));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('R-351 a visitor does not see a member who is not shown to visitors', async () => {
  const { id } = await api.aMember();
  expect((await api.visitor.get(PATH, { id })).status).toBe(404);
});

test('R-012 a malformed id is rejected', async () => {
  expect((await api.visitor.get(PATH, { id: '../1' })).status).toBe(422);
});
