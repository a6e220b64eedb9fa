import { testApi } from '../testing/testApi';

const api = testApi();
const put = (headers: Record<string, string>) =>
  api.app.inject({ method: 'PUT', url: '/api/user.php', payload: { language: 'nl' }, headers: { host: 'rendezvous.example', ...headers } });

const clientHeaders = { 'x-client-request-type': 'client' };
const getErrorCode = async (headers: Record<string, string>) => (await put(headers)).json().error.code;

test.each([
  ['the browser says same-origin', { ...clientHeaders, 'sec-fetch-site': 'same-origin' }],
  ['an old browser sends our own origin', { ...clientHeaders, origin: 'https://rendezvous.example' }],
  ['an old browser sends the public origin', { ...clientHeaders, origin: 'http://localhost:3000' }],
])('R-367 a state change passes when %s', async (_case, headers) => {
  expect(await getErrorCode(headers)).toBe('authentication_required');
});

test.each([
  ['another site', { ...clientHeaders, 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { ...clientHeaders, 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { ...clientHeaders, origin: 'https://evil.example' }],
  ['no origin at all', clientHeaders],
  ['a broken origin', { ...clientHeaders, origin: 'null' }],
  ['our own page without the header of our client', { 'sec-fetch-site': 'same-origin' }],
])('R-160 R-367 a state change is refused from %s', async (_case, headers) => {
  const answer = await put(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error.code).toBe('cross_site');
});

test('reading needs none of these headers', async () => {
  expect((await api.app.inject({ method: 'GET', url: '/api/user.php' })).statusCode).toBe(200);
});
