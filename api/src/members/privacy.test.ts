import { sql } from 'kysely';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/privacy.php';

test('R-391 each choice changes on its own, the others stay; an empty body only returns them', async () => {
  const client = await api.as(await api.aMember());
  const before = {
    invisible: false,
    visitor_visible: false,
    photos_for_chosen: false,
    read_receipts: true,
    typing_shown: true,
    photos_from_everyone: false,
  };
  expect((await client.put(PATH)).body).toEqual({ privacy: before });
  expect((await client.put(PATH, { typing_shown: false })).body.privacy).toEqual({ ...before, typing_shown: false });
  expect((await client.put(PATH, { visitor_visible: true })).body.privacy).toMatchObject({ visitor_visible: true, typing_shown: false });
  expect((await client.put(PATH, { photos_for_chosen: true })).body.privacy).toEqual({
    ...before,
    ...{ visitor_visible: true, photos_for_chosen: true, typing_shown: false },
  });
});

test('R-261 an invisible member is found nowhere and shows up again afterwards', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember({ profile: { gender: 'male' } })];
  const [asAnna, asBob] = [await api.as(anna), await api.as(bob)];
  await asBob.post('/api/like.php', { profile_id: anna.id });
  await asAnna.put(PATH, { invisible: true });
  expect((await asAnna.get('/api/user.php')).body.user.invisible).toBe(true);
  expect((await asBob.get('/api/member.php', { id: anna.id })).status).toBe(404);
  expect((await asBob.get('/api/likes.php')).body.profiles).toEqual([]);
  expect((await asBob.get('/api/search.php')).body.members.map(({ id }: { id: string }) => id)).not.toContain(anna.id);
  await asAnna.put(PATH, { invisible: false });
  expect((await asBob.get('/api/member.php', { id: anna.id })).status).toBe(200);
});

test('R-118 a member’s own profile is hidden while they are invisible', async () => {
  const client = await api.as(await api.aMember());
  const loadStatus = async () => (await client.get('/api/user.php')).body.user.profile.status;
  expect(await loadStatus()).toBe('active');
  await client.put(PATH, { invisible: true });
  expect(await loadStatus()).toBe('hidden');
  await client.put(PATH, { invisible: false });
  expect(await loadStatus()).toBe('active');
});

test('R-135 where the company shares profiles, a member can opt in, unticked at first; elsewhere the choice does not exist', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH)).body.privacy).not.toHaveProperty('partner_sites');
  for (const choice of [true, false]) {
    const { status, body } = await client.put(PATH, { partner_sites: choice });
    expect([status, body.error.fields]).toEqual([422, { partner_sites: 'validation' }]);
  }
  await api.db
    .updateTable('domains')
    .set({ settings: sql`settings || '{"member_resell": true}'` })
    .execute();
  expect((await client.put(PATH)).body.privacy.partner_sites).toBe(false);
  expect((await client.put(PATH, { partner_sites: true })).body.privacy.partner_sites).toBe(true);
  expect((await client.put(PATH, { typing_shown: false })).body.privacy.partner_sites).toBe(true);
  expect((await client.put(PATH, { partner_sites: false })).body.privacy.partner_sites).toBe(false);
});

test('R-351 a member is shown to visitors only after choosing so', async () => {
  const anna = await api.aMember();
  const client = await api.as(anna);
  expect((await api.visitor.get('/api/member.php', { id: anna.id })).status).toBe(404);
  await client.put(PATH, { visitor_visible: true });
  expect((await api.visitor.get('/api/member.php', { id: anna.id })).status).toBe(200);
});

test('R-363 R-365 an invalid choice is rejected, and so is everything without a session', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH, { invisible: 'yes' })).status).toBe(422);
  expect((await client.put(PATH, { photos_for_chosen: 'matches' })).status).toBe(422);
  expect((await client.put(PATH, { paid: true })).status).toBe(422);
  expect((await api.visitor.put(PATH, { invisible: true })).body.authentication_required).toBe(true);
});
