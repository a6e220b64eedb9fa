import { hashPassword } from '../testing/aLogin';
import type { MemberTraits } from '../testing/aMember';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/user.php';
const PASSWORD = 'correct horse battery';

const aMemberWithPassword = async (traits: MemberTraits = {}) => api.aMember({ password_hash: await hashPassword(PASSWORD), ...traits });
const logIn = (login: string, password = PASSWORD) => api.visitor.post(PATH, { login, password });

test('R-174 R-179 R-372 the right password returns the user and sets the cookie', async () => {
  const anna = await aMemberWithPassword();
  const answer = await logIn(anna.email);
  expect(answer).toMatchObject({ status: 200, body: { user: { id: anna.id } } });
  expect(answer.cookies['auth.session']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
  expect((await withSession(api.visitor, answer).get(PATH)).body.user.id).toBe(anna.id);
});

test('R-173 a member can log in with e-mail address or username, regardless of case', async () => {
  const anna = await aMemberWithPassword({ name: 'Anna.Login' });
  expect((await logIn(anna.email.toUpperCase())).status).toBe(200);
  expect((await logIn(' anna.LOGIN ')).status).toBe(200);
});

test('R-366 login issues a new token and ends the browser’s previous session', async () => {
  const anna = await aMemberWithPassword();
  const before = withSession(api.visitor, await logIn(anna.email));
  const after = await before.post(PATH, { login: anna.email, password: PASSWORD });
  expect((await before.get(PATH)).body.user).toBeNull();
  expect((await withSession(api.visitor, after).get(PATH)).body.user.id).toBe(anna.id);
});

test('R-366 the token is stored as a hash only', async () => {
  const token = (await logIn((await aMemberWithPassword()).email)).cookies['auth.session']?.value ?? '';
  const rows = await api.db.selectFrom('sessions').select('token_hash').execute();
  expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token);
});

test('R-175 an unknown account and a wrong password are refused with the same reply', async () => {
  const anna = await aMemberWithPassword();
  const wrongPasswordResponse = await logIn(anna.email, 'something else');
  const unknownAccountResponse = await logIn('nobody@example.org');
  expect(wrongPasswordResponse).toMatchObject({ status: 422, body: { error: { code: 'login_failed' } } });
  expect(unknownAccountResponse.body).toEqual(wrongPasswordResponse.body);
});

test('R-176 five failures block the account for 15 minutes, then 30, then 60; the error gives the minutes left', async () => {
  const anna = await aMemberWithPassword();
  for (const minutes of [15, 30, 60, 60]) {
    for (let failedAttempt = 1; failedAttempt < 5; failedAttempt += 1) expect((await logIn(anna.email, 'wrong')).status).toBe(422);
    const fifthResponse = await logIn(anna.email, 'wrong');
    expect(fifthResponse).toMatchObject({ status: 429, body: { error: { code: 'login_blocked', params: { minutes } } } });
    api.ports.clock.advance(61);
    const right = await logIn(anna.email);
    expect(right.body.error.params).toEqual({ minutes: minutes - 1 });
    api.ports.clock.advance(minutes * 60);
  }
  expect((await logIn(anna.email)).status).toBe(200);
});

test('R-176 an address that belongs to nobody is blocked in the same way', async () => {
  for (let failedAttempt = 1; failedAttempt <= 5; failedAttempt += 1) await logIn('ghost@example.org');
  expect((await logIn('ghost@example.org')).body.error.code).toBe('login_blocked');
});

test('R-176 failures more than 15 minutes apart do not add up, and a successful login resets the count', async () => {
  const anna = await aMemberWithPassword();
  for (let failedAttempt = 1; failedAttempt <= 4; failedAttempt += 1) await logIn(anna.email, 'wrong');
  api.ports.clock.advance(901);
  expect((await logIn(anna.email, 'wrong')).body.error.code).toBe('login_failed');
  expect((await logIn(anna.email)).status).toBe(200);
  expect((await logIn(anna.email, 'wrong')).body.error.code).toBe('login_failed');
});

test('R-176 parallel attempts are counted one by one', async () => {
  const anna = await aMemberWithPassword();
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(anna.email, 'wrong')));
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4);
});

test('R-177 logging in to an account pending deletion returns the deletion date', async () => {
  const anna = await aMemberWithPassword({ status: 'pending_deletion', deletes_at: 1_790_000_000 });
  const { status, body } = await logIn(anna.email);
  expect(status).toBe(403);
  expect(body.error).toMatchObject({ code: 'pending_deletion', params: { date: 1_790_000_000 } });
  expect((await logIn(anna.email, 'wrong')).body.error.code).toBe('login_failed');
});

test('R-174 an empty login or a missing password is rejected with 422', async () => {
  expect((await logIn('', PASSWORD)).status).toBe(422);
  expect((await api.visitor.post(PATH, { login: 'anna' })).status).toBe(422);
});

test('R-367 login from another site is refused', async () => {
  const anna = await aMemberWithPassword();
  const crossSiteClient = api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' });
  expect((await crossSiteClient.post(PATH, { login: anna.email, password: PASSWORD })).body.error.code).toBe('cross_site');
});
