import { aLogin } from '../testing/aLogin';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

const api = testApi({ rateLimits: true });
const MAX_CALLS = 20;

/** Starts an age check, which has its own rate limit, from a client address. */
const startAgeCheck = (client: TestClient, remoteAddress: string) =>
  client.call({ method: 'POST', url: '/api/age-check.php', payload: {}, remoteAddress });

test('R-366 calls of one member are counted together, even from a different address each time', async () => {
  const { client } = await aLogin(api, { profile: { country: 'GB' } });
  for (let count = 0; count < MAX_CALLS; count += 1) expect((await startAgeCheck(client, `192.0.2.${count}`)).status).toBe(200);
  expect((await startAgeCheck(client, '192.0.2.99')).body.error.code).toBe('rate_limited');
});

test('R-366 calls from one address are counted together, even by a different member each time', async () => {
  const address = '198.51.100.7';
  for (let count = 0; count < MAX_CALLS; count += 1) expect((await startAgeCheck((await aLogin(api)).client, address)).status).toBe(200);
  const { client } = await aLogin(api);
  expect((await startAgeCheck(client, address)).body.error.code).toBe('rate_limited');
  expect((await startAgeCheck(client, '198.51.100.8')).status).toBe(200);
});
