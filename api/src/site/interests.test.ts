import { testApi } from '../testing/testApi';

const api = testApi();

test('R-128 members get the fifty tags, each with an icon of its own', async () => {
  const client = await api.as(await api.aMember());
  const { body } = await client.get('/api/interests.php');
  expect(body.interests).toHaveLength(50);
  expect(new Set(body.interests.map(({ icon }: { icon: string }) => icon)).size).toBe(50);
});

test('R-129 visitors never receive the sensitive ones', async () => {
  const { body } = await api.visitor.get('/api/interests.php');
  expect(body.interests.length).toBeGreaterThan(30);
  expect(body.interests.some(({ sensitive }: { sensitive: boolean }) => sensitive)).toBe(false);
});

test('R-384 they are cached for an hour and answered with 304 when unchanged', async () => {
  const firstReply = await api.visitor.get('/api/interests.php');
  expect(firstReply.headers['cache-control']).toBe('public, max-age=3600');
  const secondReply = await api.visitor.withHeaders({ 'if-none-match': String(firstReply.headers['etag']) }).get('/api/interests.php');
  expect(secondReply.status).toBe(304);
});
