import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/profile.php';

test('R-123 R-390 a member’s own profile includes the date of birth and everything else', async () => {
  const client = await api.as(await api.aMember({ photo: true, interests: ['tea', 'art'] }));
  const { status, body } = await client.get(PATH);
  expect(status).toBe(200);
  expect(body.profile).toMatchObject({ date_of_birth: '1990-05-17', interests: ['art', 'tea'], photos: [{ locked: false }] });
});

test('R-253 attributes, notes and interests can change in one request, and the rest stays unchanged', async () => {
  const client = await api.as(await api.aMember({ interests: ['tea'], profile: { eye_color: 'green' } }));
  const { body } = await client.put(PATH, {
    hair_color: 'red',
    notes: { about_me: 'I like long walks.', looking_for: null },
    interests: ['art', 'wine', 'art'],
  });
  expect(body.profile).toMatchObject({
    hair_color: 'red',
    eye_color: 'green',
    notes: { about_me: 'I like long walks.', looking_for: null },
    interests: ['art', 'wine'],
  });
});

test('R-124 R-229 a place is stored with the center of the town; a new country replaces the old region', async () => {
  const member = await api.aMember({ profile: { region: 'UT', city: 'Utrecht' } });
  const client = await api.as(member);
  const { body } = await client.put(PATH, { country: 'DE', city: 'Berlin' });
  expect(body.profile).toMatchObject({ country: 'DE', region: 'BE', city: 'Berlin' });
  expect(body.profile).not.toHaveProperty('latitude');
  const row = await api.db.selectFrom('profiles').select('latitude').where('member_id', '=', member.id).executeTakeFirstOrThrow();
  expect(row.latitude).toBeCloseTo(52.52, 1);
});

test.each([
  [{ notes: { about_me: 'mail anna@example.org', looking_for: null } }, 'about_me'],
  [{ notes: { about_me: null, looking_for: 'call 0612345678' } }, 'looking_for'],
  [{ notes: { about_me: 'x'.repeat(1001), looking_for: null } }, 'notes'],
  [{ hair_color: 'purple' }, 'hair_color'],
  [{ interests: ['flying'] }, 'interests'],
  [{ country: 'XX' }, 'country'],
  [{ region: 'NOPE' }, 'region'],
  [{ city: 'www.example.org' }, 'city'],
  [{ name: 'x' }, 'name'],
  [{ name: '@anna' }, 'name'],
  [{ email: 'other@example.org' }, 'email'],
])('R-253 %j is rejected with an error on field %s', async (change, field) => {
  const { status, body } = await (await api.as(await api.aMember())).put(PATH, change);
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields)).toContain(field);
});

test('R-182 R-253 the city of a sign-up, however long, remains valid in the profile', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH, { city: 'x'.repeat(80) })).status).toBe(200);
  expect((await client.put(PATH, { city: 'x'.repeat(81) })).status).toBe(422);
});

test('R-253 the sixteenth interest is rejected', async () => {
  const allInterests = (await (await api.as(await api.aMember())).get('/api/interests.php')).body.interests.map(
    ({ key }: { key: string }) => key,
  );
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH, { interests: allInterests.slice(0, 15) })).status).toBe(200);
  expect((await client.put(PATH, { interests: allInterests.slice(0, 16) })).status).toBe(422);
});

test('R-365 a member’s own profile needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.put(PATH, {})).status).toBe(403);
});

test('R-253 a new name is shown to everybody; one that is taken is rejected, regardless of case', async () => {
  const member = await api.aMember();
  const client = await api.as(member);
  expect((await client.put(PATH, { name: ' Annabel ' })).body.profile.name).toBe('Annabel');
  expect((await client.put(PATH, { name: 'ANNABEL' })).status).toBe(200);
  const otherClient = await api.as(await api.aMember());
  expect((await otherClient.get('/api/member.php', { id: member.id })).body.profile.name).toBe('ANNABEL');
  const { status, body } = await otherClient.put(PATH, { name: 'annabel', hair_color: 'red' });
  expect([status, body.error.code]).toEqual([422, 'username_taken']);
  expect((await otherClient.get(PATH)).body.profile.hair_color).toBeNull();
});
