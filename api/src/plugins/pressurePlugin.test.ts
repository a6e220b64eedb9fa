import { testApi } from '../testing/testApi';

const api = testApi({ pressureMs: 20 });

/** Keeps the process busy long enough for its delay to be measured. */
async function keepBusy(): Promise<void> {
  for (let round = 0; round < 25; round += 1) {
    const until = Date.now() + 100;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('security 32: a process that cannot keep up says when to come again, and still tells its health', async () => {
  await keepBusy();
  const { status, body, headers } = await api.visitor.get('/api/interests.php');
  expect(status).toBe(503);
  expect(body.error.code).toBe('overloaded');
  expect(headers['retry-after']).toBe('10');
  expect((await api.visitor.get('/api/health.php')).status).toBe(200);
});
