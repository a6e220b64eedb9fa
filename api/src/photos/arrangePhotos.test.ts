import { createHash } from 'node:crypto';
import { runDueJobs } from '../jobs/runDueJobs';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/photos.php';
const getIds = (photos: { id: string }[]) => photos.map(({ id }) => id);

/** A member with two approved photos and a pending one, of different widths. */
async function anAlbum() {
  const me = await api.aMember();
  const client = await api.as(me);
  const upload = async (width: number) => (await uploadPhoto(client, PATH, await aPicture(width))).body.photo.id as string;
  const uploadApproved = async (width: number) => {
    const id = await upload(width);
    api.ports.clock.advance(5);
    await runDueJobs(api.app);
    return id;
  };
  return { me, client, firstId: await uploadApproved(500), secondId: await uploadApproved(600), pendingId: await upload(700) };
}

test('R-256 R-390 photos can be reordered, and another approved one can become the main photo', async () => {
  const { client, firstId, secondId, pendingId } = await anAlbum();
  const orderResponse = await client.put(PATH, { order: [pendingId, secondId, firstId] });
  expect(getIds(orderResponse.body.photos)).toEqual([firstId, pendingId, secondId]);
  const { photos } = (await client.put(PATH, { main: secondId })).body;
  expect(getIds(photos)).toEqual([secondId, pendingId, firstId]);
  expect((await client.get('/api/user.php')).body.user.profile.main_image.id).toBe(secondId);
});

test('R-120 R-257 a pending photo cannot be the main one', async () => {
  const { client, pendingId } = await anAlbum();
  expect((await client.put(PATH, { main: pendingId })).body.error.fields).toEqual({ main: 'validation' });
});

test('R-363 an order must name every own photo exactly once', async () => {
  const { client, firstId, secondId } = await anAlbum();
  for (const order of [[firstId], [firstId, firstId, secondId], [firstId, secondId, secondId], []]) {
    expect((await client.put(PATH, { order })).status).toBe(422);
  }
});

test('R-400 the photos of others are not found, and nothing changes', async () => {
  const { client, firstId, secondId, pendingId } = await anAlbum();
  const other = await anAlbum();
  expect((await client.put(PATH, { main: other.firstId })).status).toBe(404);
  expect((await client.put(PATH, { order: [secondId, firstId, other.pendingId] })).status).toBe(404);
  expect(getIds((await client.get('/api/profile.php')).body.profile.photos)).toEqual([firstId, secondId, pendingId]);
});

test('R-365 arranging needs a session', async () => {
  expect((await api.visitor.put(PATH, { main: 'Nobody1234567890' })).body.authentication_required).toBe(true);
});

test('R-257 uploading the same file again returns the same photo, even five times at once', async () => {
  const client = await api.as(await api.aMember());
  const bytes = await aPicture(800);
  const responses = await Promise.all(Array.from({ length: 5 }, () => uploadPhoto(client, PATH, bytes)));
  expect(new Set(responses.map(({ body }) => body.photo.id)).size).toBe(1);
  expect((await client.get('/api/profile.php')).body.profile.photos).toHaveLength(1);
});

test('R-257 R-408 a known bad file is rejected with a statement of reasons, never stored and never approved', async () => {
  const member = await api.aMember();
  const client = await api.as(member);
  const bytes = await aPicture(900);
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  await api.db.insertInto('bad_photos').values({ fingerprint, created_at: api.now() }).execute();
  const { photo } = (await uploadPhoto(client, PATH, bytes)).body;
  expect(photo).toMatchObject({ status: 'rejected', reason: 'illegal' });
  expect(await api.ports.files.read(`photos/${photo.id}/1200.webp`)).toBeNull();
  api.ports.clock.advance(10);
  await runDueJobs(api.app);
  expect((await client.get('/api/profile.php')).body.profile).toMatchObject({ main_image: null, photos: [{ status: 'rejected' }] });
  await uploadPhoto(client, PATH, bytes);
  const mails = await api.mailsTo(member.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain('made automatically');
  expect(mails[0]?.body_text).toMatch(/The law doesn’t allow this.*\n[^]*within 6 months[^]*D-[A-Z0-9]{8}/);
  const decisions = await api.db.selectFrom('decisions').selectAll().where('object_id', '=', photo.id).execute();
  expect(decisions).toMatchObject([{ member_id: member.id, moderator_id: null, decision: 'reject', ground: 'law' }]);
});
