import { testApi } from '../testing/testApi';

const api = testApi();
const hit = (changes = {}) =>
  api.visitor.post('/api/lander-hit.php', { name: 'alonetonight', slug: 'default', variant: 'default', ...changes });

test('R-362 R-396 visits are counted by lander, variant and day, and nothing else is kept', async () => {
  expect((await hit()).status).toBe(204);
  await hit({ slug: 'made-up', variant: 'made-up' });
  api.ports.clock.advance(86_400);
  await hit();
  const rows = await api.db.selectFrom('lander_hits').selectAll().orderBy('day').execute();
  expect(rows).toEqual([
    { name: 'alonetonight', slug: 'default', variant: 'default', day: '2026-06-01', hits: 2 },
    { name: 'alonetonight', slug: 'default', variant: 'default', day: '2026-06-02', hits: 1 },
  ]);
});

test('R-348 R-396 an unknown lander is 404, a missing field 422', async () => {
  expect((await hit({ name: 'nothing' })).status).toBe(404);
  expect((await hit({ slug: undefined })).status).toBe(422);
});
