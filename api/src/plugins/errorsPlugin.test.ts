import { testApi } from '../testing/testApi';

const api = testApi();

test('R-364 an unknown path is 404 in the envelope', async () => {
  expect(await api.visitor.get('/api/nothing.php')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('R-364 a known path with another method is 405 and names the ones that work', async () => {
  const { status, body, headers } = await api.visitor.put('/api/chats.php');
  expect(status).toBe(405);
  expect(body.error.code).toBe('method_not_allowed');
  expect(headers['allow']).toBe('GET');
});

test('R-364 a failure of ours is 500 without a word about its cause', async () => {
  const { database } = api.ports;
  const find = jest.spyOn(database.db, 'selectFrom').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  const { status, text, headers } = await api.visitor.get('/api/companyinfo.php');
  find.mockRestore();
  expect(status).toBe(500);
  expect(JSON.parse(text).error.code).toBe('server_error');
  expect(text).not.toContain('disk');
  expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9]{8}-[a-z0-9]+$/);
});

test('R-363 a broken body is 400, one too large 413, both in the envelope', async () => {
  const post = (payload: string) =>
    api.visitor.call({ method: 'POST', url: '/api/user.php', payload, headers: { 'content-type': 'application/json' } });
  expect(await post('{"login":')).toMatchObject({ status: 400, body: { error: { code: 'unknown' } } });
  expect(await post(JSON.stringify({ login: 'x'.repeat(70_000) }))).toMatchObject({ status: 413, body: { error: { code: 'unknown' } } });
});

test('R-363 values are not bent into shape: a number is no string, true is not 1', async () => {
  expect((await api.visitor.post('/api/user.php', { login: 1, password: true })).status).toBe(422);
});
