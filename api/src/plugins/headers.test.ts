import { testApi } from '../testing/testApi';

const api = testApi({ publicOrigin: 'https://rendezvous.example' });

test.each(['/api/user.php', '/api/nothing.php', '/api/geocode.php'])('R-367 every reply has the security headers: %s', async (url) => {
  const { headers } = await api.visitor.get(url);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': 'no-store',
  });
  expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
});

test('R-179 on https the session cookie is Secure', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.get('/api/logout.php')).cookies['auth.session']).toMatchObject({ secure: true });
});
