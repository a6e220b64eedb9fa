import { aPicture, uploadPhoto } from '../testing/aPicture';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/moderation.php';

let moderator: TestClient;
beforeAll(async () => {
  moderator = await api.as(await api.aMember({ role: 'moderator' }));
});

/** Number of pictures uploaded so far: every test uploads a different file. */
let pictureCount = 0;

async function aPendingPhoto() {
  const owner = await api.aMember();
  const client = await api.as(owner);
  const file = await aPicture(500 + (pictureCount += 1));
  const photo = (await uploadPhoto(client, '/api/photos.php', file)).body.photo;
  const loadProfile = async () => (await client.get('/api/profile.php')).body.profile;
  return { owner, client, file, photo, loadProfile };
}

test('R-257 R-408 a pending photo is shown to moderators and can be approved by one', async () => {
  const { photo, owner, loadProfile } = await aPendingPhoto();
  const pendingCase = (await moderator.get(PATH)).body.photos.find(({ id }: { id: string }) => id === photo.id);
  expect(pendingCase).toMatchObject({ member: { id: owner.id }, image: { status: 'pending' } });
  expect((await moderator.post(PATH, { kind: 'photo', id: photo.id, decision: 'approve' })).status).toBe(200);
  expect((await loadProfile()).main_image).toMatchObject({ id: photo.id, status: 'approved' });
  expect((await moderator.post(PATH, { kind: 'photo', id: photo.id, decision: 'approve' })).status).toBe(409);
});

test('R-257 R-408 the owner of a rejected photo sees the reason, on the site and by mail, and an illegal one is rejected again on every upload', async () => {
  const { photo, owner, loadProfile, file } = await aPendingPhoto();
  const decision = { kind: 'photo', id: photo.id, decision: 'reject', ground: 'law', reason: 'minor', facts: 'A child is in the picture.' };
  expect((await moderator.post(PATH, decision)).status).toBe(200);
  expect((await loadProfile()).photos).toEqual([expect.objectContaining({ id: photo.id, status: 'rejected', reason: 'minor' })]);
  const [mail] = await api.mailsTo(owner.email);
  expect(mail?.body_text).toContain('The law doesn’t allow this: the photo shows a minor.');
  const otherClient = await api.as(await api.aMember());
  expect((await uploadPhoto(otherClient, '/api/photos.php', file)).body.photo.status).toBe('rejected');
});

test('R-408 a photo can be rejected only for a photo reason, and an unknown id is not found', async () => {
  const { photo } = await aPendingPhoto();
  const rejection = { kind: 'photo', decision: 'reject', ground: 'rules', facts: 'Nobody can be seen.' };
  expect((await moderator.post(PATH, { ...rejection, id: photo.id, reason: 'harassment' })).body.error.fields.reason).toBe('validation');
  expect((await moderator.post(PATH, { ...rejection, id: 'A'.repeat(16), reason: 'no_person' })).status).toBe(404);
});
