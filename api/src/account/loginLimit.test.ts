import { testApi } from '../testing/testApi';

const api = testApi({ rateLimits: true });

test('R-366 after ten logins in 15 minutes an IP address is rate-limited, and the reply gives the time to wait', async () => {
  const logIn = (login: string) => api.visitor.post('/api/user.php', { login, password: 'wrong' });
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await logIn(`nobody${attempt}`)).status).toBe(422);
  api.ports.clock.advance(100);
  const { status, body, headers } = await logIn('nobody11');
  expect(status).toBe(429);
  expect(body.error).toMatchObject({ code: 'rate_limited', params: { seconds: 800 } });
  expect(headers['retry-after']).toBe('800');
  api.ports.clock.advance(800);
  expect((await logIn('nobody12')).status).toBe(422);
});
