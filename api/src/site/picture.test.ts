import sharp from 'sharp';
import { testApi } from '../testing/testApi';

const api = testApi();

const requestPicture = (query: Record<string, string>) => api.app.inject({ method: 'GET', url: '/api/picture.php', query });

test('R-353 a visitor gets the evening picture as webp in the size that was asked for', async () => {
  const answer = await requestPicture({ name: 'alonetonight', size: '480' });
  expect(answer.statusCode).toBe(200);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 360 });
});

test('R-133 each niche has a hero picture of its own, cacheable for a day', async () => {
  const generalPicture = await requestPicture({ name: 'hero-general', size: '480' });
  const gayPicture = await requestPicture({ name: 'hero-gay', size: '480' });
  expect(generalPicture.headers['cache-control']).toBe('public, max-age=86400');
  expect(generalPicture.rawPayload.equals(gayPicture.rawPayload)).toBe(false);
});

test.each([
  ['an unknown name', { name: 'sunrise', size: '480' }],
  ['a size that is not drawn', { name: 'hero', size: '481' }],
  ['a missing size', { name: 'hero' }],
])('R-364 %s is rejected', async (_, query) => {
  const answer = await api.visitor.get('/api/picture.php', query);
  expect(answer.status).toBe(422);
});
