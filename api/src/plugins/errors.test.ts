import { ApiError } from '../ApiError';
import { testApi } from '../testing/testApi';

const api = testApi();

test('R-364 an unknown path is 404 in the envelope', async () => {
  expect(await api.visitor.get('/api/nothing.php')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('R-364 a known path with another method returns 405 and lists the allowed methods', async () => {
  const { status, body, headers } = await api.visitor.put('/api/chats.php');
  expect(status).toBe(405);
  expect(body.error.code).toBe('method_not_allowed');
  expect(headers['allow']).toBe('GET');
});

test('R-364 an internal failure returns 500 without revealing its cause', async () => {
  const { database } = api.ports;
  const selectSpy = jest.spyOn(database.db, 'selectFrom').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  const { status, text, headers } = await api.visitor.get('/api/companyinfo.php');
  selectSpy.mockRestore();
  expect(status).toBe(500);
  expect(JSON.parse(text).error.code).toBe('server_error');
  expect(text).not.toContain('disk');
  expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9]{8}-[a-z0-9]+$/);
});

const postTo = (payload: string, type = 'application/json', url = '/api/user.php') =>
  api.visitor.call({ method: 'POST', url, payload, headers: { 'content-type': type } });

test.each([
  ['one that ends early', '{"login":', 'application/json', 400, 'The body is no JSON.'],
  ['one with a forbidden name', '{"__proto__":{"login":"a"}}', 'application/json', 400, 'The body is no JSON.'],
  ['an empty one', '', 'application/json', 400, 'The body is empty'],
  ['one of another kind', 'login=anna', 'text/csv', 415, 'send application/json'],
  ['one too large', JSON.stringify({ login: 'x'.repeat(70_000) }), 'application/json', 413, 'The body is too large.'],
])('R-363 an unreadable body is rejected with the error envelope: %s', async (_, payload, type, status, words) => {
  const answer = await postTo(payload, type);
  expect(answer).toMatchObject({ status, body: { error: { code: 'validation', fields: { body: 'validation' } } } });
  expect(answer.body.error.message).toContain(words);
});

const getError = async (input: object) => (await api.visitor.post('/api/user.php', { ...input })).body.error;

test.each([
  [{ login: 5 }, ['password', 'login'], 'password is missing; login must be string'],
  [{}, ['login', 'password', 'subscription'], 'login is missing; password is missing; subscription is missing'],
  [{ login: 'a', password: 'b', nick: 1 }, ['nick'], 'nick is unknown'],
  [{ subscription: { endpoint: 'https://push.example/1', keys: {} } }, ['subscription'], 'subscription.keys.p256dh is missing'],
])('R-364 only the invalid fields are reported, with the reason: %j', async (input, fields, reason) => {
  const error = await getError(input);
  expect(Object.keys(error.fields)).toEqual(fields);
  expect(error.message).toContain(reason);
});

test('R-364 a rejected choice lists the allowed values', async () => {
  const { body } = await (await api.as(await api.aMember())).put('/api/user.php', { language: 'xx' });
  expect(body.error.fields).toEqual({ language: 'validation' });
  expect(body.error.message).toMatch(/^language must be one of \["/);
});

test('R-364 a rejection by a business rule names its field and reason', async () => {
  expect(new ApiError('validation', { fields: { name: 'username_taken', city: 'validation' } }).toBody().error).toEqual({
    code: 'validation',
    message: 'Not valid: name (username taken), city',
    fields: { name: 'username_taken', city: 'validation' },
  });
});

test('R-363 values are not coerced: a number is not a string, true is not 1', async () => {
  expect((await api.visitor.post('/api/user.php', { login: 1, password: true })).status).toBe(422);
});
