import { testApi } from '../testing/testApi';

const api = testApi();
const url = '/api/page-hidden.php';
const findLastActivity = (id: string) =>
  api.db.selectFrom('members').select('last_active_at').where('id', '=', id).executeTakeFirstOrThrow();

test('R-377 a visitor’s beacon is accepted without the client header', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const { statusCode } = await api.app.inject({ method: 'POST', url, headers, payload: '{}' });
  expect(statusCode).toBe(204);
});

test('R-377 an empty body and plain text are accepted as well', async () => {
  expect((await api.visitor.call({ method: 'POST', url })).status).toBe(204);
  const headers = { 'content-type': 'text/plain' };
  expect((await api.visitor.call({ method: 'POST', url, headers, payload: '{}' })).status).toBe(204);
});

test('R-377 the beacon stores when a member was last active', async () => {
  const anna = await api.aMember();
  const client = await api.as(anna);
  api.ports.clock.advance(100);
  expect((await client.post(url)).status).toBe(204);
  expect(await findLastActivity(anna.id)).toEqual({ last_active_at: api.now() });
});

test('R-377 another site cannot send the beacon', async () => {
  const { status, body } = await api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' }).post(url);
  expect(status).toBe(403);
  expect(body.error.code).toBe('cross_site');
});
