import { LOCALES } from '@rendezvous/shared/contract';
import { testApi } from '../../testing/testApi';

const api = testApi();
const lander = (query: object) => api.visitor.get('/api/lander.php', { name: 'alonetonight', locale: 'en', ...query });

test.each(LOCALES)('R-348 R-353 R-396 the lander alonetonight has its texts in %s', async (locale) => {
  const { status, body } = await lander({ locale });
  expect(status).toBe(200);
  expect(body.lander).toMatchObject({ name: 'alonetonight', slug: 'default', image: 'evening', gender: null });
  expect(body.lander.headline).toMatch(/\?$/);
});

test('R-396 without a locale it speaks as the rest of the site does to this visitor, and is kept for nobody else', async () => {
  const { body, headers } = await api.visitor.withCookies({ language: 'sv' }).get('/api/lander.php', { name: 'alonetonight' });
  expect(body.lander.headline).toBe((await lander({ locale: 'sv' })).body.lander.headline);
  expect(headers['cache-control']).toBe('private, max-age=60');
  expect((await lander({})).headers['cache-control']).toBe('public, max-age=60');
});

test('R-348 R-396 an unknown slug gets the default variant, a malformed one is 404', async () => {
  expect((await lander({ slug: 'summer' })).body.lander.slug).toBe('default');
  expect((await lander({ slug: 'constructor' })).body.lander.slug).toBe('default');
  expect((await lander({ slug: 'Not A Slug' })).status).toBe(404);
});

test('R-348 R-396 an unknown lander is 404, an unknown language 422', async () => {
  expect((await lander({ name: 'nothing' })).status).toBe(404);
  expect((await lander({ locale: 'xx' })).status).toBe(422);
});
