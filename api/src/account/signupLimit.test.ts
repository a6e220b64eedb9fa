import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';

const api = testApi({ rateLimits: true });
const signUp = (changes: object = {}) => api.visitor.post('/api/signup.php', { ...aSignup(), ...changes });

test('R-366 five people per IP address can sign up in an hour; rejected forms do not count', async () => {
  for (let attempt = 1; attempt <= 8; attempt += 1) expect((await signUp({ password: 'short' })).status).toBe(422);
  for (let attempt = 1; attempt <= 8; attempt += 1) expect((await signUp({ unknown: 'field' })).status).toBe(422);
  for (let memberNumber = 1; memberNumber <= 5; memberNumber += 1) expect((await signUp()).status).toBe(201);
  const { status, body, headers } = await signUp();
  expect([status, body.error.code, headers['retry-after']]).toEqual([429, 'rate_limited', '3600']);
  api.ports.clock.advance(3_600);
  expect((await signUp()).status).toBe(201);
});

test('R-366 rejected attempts are limited too', async () => {
  api.ports.clock.advance(3_600);
  for (let attempt = 1; attempt <= 60; attempt += 1) expect((await signUp({ password: 'short' })).status).toBe(422);
  expect((await signUp({ password: 'short' })).status).toBe(429);
});
