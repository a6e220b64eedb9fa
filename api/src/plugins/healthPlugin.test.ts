import { testApi } from '../testing/testApi';

const api = testApi();

test('R-410 health tells that the database answers', async () => {
  const { status, body } = await api.visitor.get('/api/health.php');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', database: true, storage: true, cache: 'memory', queue_age: 0 });
});
