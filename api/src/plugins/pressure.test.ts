import { until } from '../testing/startServers';
import { testApi } from '../testing/testApi';

const api = testApi({ pressureMs: 20 });

/** Blocks the event loop, so that the measured delay exceeds the limit. */
function blockEventLoop(): void {
  const end = Date.now() + 100;
  while (Date.now() < end);
}

test('security 32: an overloaded process says when to retry, and still reports its health', async () => {
  const requestInterests = () => {
    blockEventLoop();
    return api.visitor.get('/api/interests.php');
  };
  let answer = await requestInterests();
  await until('a call is turned away', async () => {
    answer = await requestInterests();
    return answer.status === 503;
  });
  expect(answer.body.error.code).toBe('overloaded');
  expect(answer.headers['retry-after']).toBe('10');
  expect((await api.visitor.get('/api/health.php')).status).toBe(200);
});
