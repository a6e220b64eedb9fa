import sharp from 'sharp';
import { testApi } from '../testing/testApi';

const api = testApi();

async function anAddress(size: 'filename' | 'thumb_filename' | 'match'): Promise<string> {
  const client = await api.as(await api.aMember({ photo: true }));
  return (await client.get('/api/profile.php')).body.profile.main_image[size];
}

test.each([
  ['thumb_filename', 160],
  ['match', 480],
] as const)('R-390 %s is a webp picture %i px wide, kept by the browser for an hour', async (size, width) => {
  const reply = await api.app.inject({ url: await anAddress(size) });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'; sandbox" });
  expect(reply.headers['cache-control']).toContain('private, max-age=3600');
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(width);
});

test('R-235 R-390 an address with another size, another photo or no valid signature opens nothing', async () => {
  const address = await anAddress('thumb_filename');
  const changed = [
    address.replace('size=160', 'size=1200'),
    address.replace(/id=\w+/, 'id=Nobody1234567890'),
    address.replace(/sig=.*/, 'sig=x'),
  ];
  for (const url of changed) expect((await api.visitor.get(url)).status).toBe(404);
});

test('R-390 an address ends after two hours at the latest', async () => {
  const address = await anAddress('thumb_filename');
  expect((await api.visitor.with({ 'x-test-clock': '3599' }).get(address)).status).toBe(200);
  expect((await api.visitor.with({ 'x-test-clock': '7200' }).get(address)).status).toBe(404);
});

test.each(['', '?id=x&size=160&v=1&sig=a', '?id=Nobody1234567890&size=9000&v=1&sig=a'])('R-363 %j is refused', async (query) => {
  expect((await api.visitor.get(`/api/photo.php${query}`)).status).toBe(422);
});
