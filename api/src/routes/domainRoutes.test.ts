import { testApi } from '../testing/testApi';

const api = testApi();
const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
  ['GET', '/api/profile.php'],
  ['PUT', '/api/profile.php'],
  ['POST', '/api/photos.php'],
  ['DELETE', '/api/photos.php'],
  ['POST', '/api/like.php'],
  ['DELETE', '/api/like.php'],
  ['GET', '/api/likes.php'],
  ['PUT', '/api/likes.php'],
  ['GET', '/api/auto-like.php'],
  ['GET', '/api/chats.php'],
  ['GET', '/api/chat.php'],
  ['POST', '/api/chat.php'],
  ['PUT', '/api/chat.php'],
  ['DELETE', '/api/chat.php'],
  ['POST', '/api/payment.php'],
  ['GET', '/api/payment.php'],
  ['GET', '/api/transactions.php'],
  ['GET', '/api/discountcode.php'],
];

test.each(calls)('R-365 %s %s answers a visitor with 403', async (method, url) => {
  const { status, body } = await api.visitor.call({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
  expect(status).toBe(403);
  expect(body.authentication_required).toBe(true);
});

test.each(calls.filter(([method]) => method !== 'GET'))('design 12.3: %s %s from another site is refused', async (method, url) => {
  const client = (await api.as(await api.aMember())).with({ 'sec-fetch-site': 'cross-site' });
  expect((await client.call({ method, url, payload: {} })).body.error.code).toBe('cross_site');
});
