import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/logout.php';

test('R-375 the session ends and the cookie is removed', async () => {
  const client = await api.as(await api.aMember());
  const { status, body, cookies } = await client.get(PATH);
  expect(status).toBe(200);
  expect(body).toEqual({ user: null });
  expect(cookies['auth.session']?.value).toBe('');
  expect((await client.get('/api/user.php')).body.user).toBeNull();
});

test('R-375 a visitor may log out as well', async () => {
  expect((await api.visitor.get(PATH)).status).toBe(200);
});

test('R-178 a picture on another site cannot log a member out', async () => {
  const client = await api.as(await api.aMember());
  const foreign = client.with({ 'sec-fetch-site': 'cross-site', 'x-client-request-type': '' });
  expect((await foreign.get(PATH)).body.error.code).toBe('cross_site');
  expect((await client.get('/api/user.php')).body.user).not.toBeNull();
});
