import { isUnavailable } from '../systemErrors';
import { testApi } from '../testing/testApi';
import { withTimeout } from './health';

const api = testApi();

test('R-410 health reports that the database answers', async () => {
  const { status, body } = await api.visitor.get('/api/health.php');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', database: true, storage: true, cache: 'memory', queue_age: 0 });
});

test('R-410 work done in time returns its result, work that fails rejects, and work that hangs becomes a temporary error', async () => {
  expect(await withTimeout(Promise.resolve(1), 10_000)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error('broken')), 10_000)).rejects.toThrow('broken');
  expect(isUnavailable(await withTimeout(new Promise(() => {}), 1).catch((error: unknown) => error))).toBe(true);
});
