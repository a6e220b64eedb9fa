import sharp from 'sharp';
import { runDueJobs } from '../jobs/runDueJobs';
import type { TestClient } from '../testing/TestClient';
import { uploadPhoto } from '../testing/aPicture';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/photos.php';

const createPicture = (width = 500, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#d6246e' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

const upload = (client: TestClient, bytes: Buffer) => uploadPhoto(client, PATH, bytes);

test('R-256 R-257 a photo is re-encoded without metadata, is pending at first, is approved after 5 seconds and becomes the main photo', async () => {
  const client = await api.as(await api.aMember());
  const { status, body } = await upload(client, await createPicture());
  expect(status).toBe(200);
  expect(body.photo).toMatchObject({ status: 'pending', locked: false });
  expect(body.photo.ratio).toBeCloseTo(5 / 6, 3);
  const photoResponse = await api.visitor.get(body.photo.filename);
  expect(photoResponse.headers['content-type']).toBe('image/webp');
  const file = await api.ports.files.read(`photos/${body.photo.id}/1200.webp`);
  expect((await sharp(file ?? undefined).metadata()).exif).toBeUndefined();
  expect((await client.get('/api/profile.php')).body.profile.main_image).toBeNull();
  api.ports.clock.advance(5);
  await runDueJobs(api.app);
  expect((await client.get('/api/profile.php')).body.profile.main_image).toMatchObject({ id: body.photo.id, status: 'approved' });
});

test('R-255 a free member can have three photos, even when four are uploaded at once', async () => {
  const client = await api.as(await api.aMember());
  const files = await Promise.all([500, 510, 520, 530].map((width) => createPicture(width)));
  const answers = await Promise.all(files.map((bytes) => upload(client, bytes)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403]);
  const rejectedUpload = answers.find(({ status }) => status === 403);
  expect(rejectedUpload?.body.error).toMatchObject({ code: 'photo_limit', params: { limit: 3 } });
});

test.each([
  ['too small', () => createPicture(399, 600)],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>')],
  ['a GIF', async () => Buffer.from('GIF89a............')],
  ['cut off', async () => (await createPicture()).subarray(0, 200)],
  ['larger than 10 MB', async () => Buffer.concat([await createPicture(), Buffer.alloc(10 * 1024 * 1024)])],
])('R-256 a file that is %s is rejected', async (_title, file) => {
  const { status, body } = await upload(await api.as(await api.aMember()), await file());
  expect(status).toBe(422);
  expect(body.error.code).toBe('photo_invalid');
});

test('R-390 a deleted main photo is replaced by the next approved one', async () => {
  const member = await api.aMember({ photo: true });
  const client = await api.as(member);
  const secondUpload = await upload(client, await createPicture());
  api.ports.clock.advance(5);
  await runDueJobs(api.app);
  const { main_image } = (await client.get('/api/profile.php')).body.profile;
  expect((await client.delete(PATH, { id: main_image.id })).body).toEqual({ deleted: true });
  expect((await client.get('/api/profile.php')).body.profile.main_image.id).toBe(secondUpload.body.photo.id);
});

test('R-400 another member’s photo cannot be deleted', async () => {
  const owner = await api.as(await api.aMember({ photo: true }));
  const { id } = (await owner.get('/api/profile.php')).body.profile.main_image;
  expect((await (await api.as(await api.aMember())).delete(PATH, { id })).status).toBe(404);
});

test('R-365 photos need a session', async () => {
  expect((await upload(api.visitor, await createPicture())).body.authentication_required).toBe(true);
  expect((await api.visitor.delete(PATH, { id: 'Nobody1234567890' })).status).toBe(403);
});

test('R-363 an upload without a file and a deletion without an id are rejected', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.post(PATH)).body.error.code).toBe('photo_invalid');
  expect((await client.delete(PATH)).status).toBe(422);
});

async function anAddress(size: 'filename' | 'thumb_filename' | 'match'): Promise<string> {
  const client = await api.as(await api.aMember({ photo: true }));
  return (await client.get('/api/profile.php')).body.profile.main_image[size];
}

test.each([
  ['thumb_filename', 160],
  ['match', 480],
] as const)('R-390 %s is a WebP picture %i px wide, cached by the browser for an hour', async (size, width) => {
  const reply = await api.app.inject({ url: await anAddress(size) });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'; sandbox" });
  expect(reply.headers['cache-control']).toContain('private, max-age=3600');
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(width);
});

test('R-235 R-390 an address with another size, another photo or no valid signature returns 404', async () => {
  const address = await anAddress('thumb_filename');
  const alteredAddresses = [
    address.replace('size=160', 'size=1200'),
    address.replace(/id=\w+/, 'id=Nobody1234567890'),
    address.replace(/sig=.*/, 'sig=x'),
  ];
  for (const url of alteredAddresses) expect((await api.visitor.get(url)).status).toBe(404);
});

test('R-390 an address expires after two hours at the latest', async () => {
  const address = await anAddress('thumb_filename');
  expect((await api.visitor.withHeaders({ 'x-test-clock': '3599' }).get(address)).status).toBe(200);
  expect((await api.visitor.withHeaders({ 'x-test-clock': '7200' }).get(address)).status).toBe(404);
});

test.each(['', '?id=x&size=160&v=1&sig=a', '?id=Nobody1234567890&size=9000&v=1&sig=a'])('R-363 %j is rejected', async (query) => {
  expect((await api.visitor.get(`/api/photo.php${query}`)).status).toBe(422);
});
