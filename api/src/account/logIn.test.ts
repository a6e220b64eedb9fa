import { hashPassword } from '../testing/aLogin';
import type { MemberTraits } from '../testing/aMember';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/user.php';
const PASSWORD = 'correct horse battery';

const withPassword = async (traits: MemberTraits = {}) => api.aMember({ password_hash: await hashPassword(PASSWORD), ...traits });
const logIn = (login: string, password = PASSWORD) => api.visitor.post(PATH, { login, password });

test('R-174 R-179 R-372 the right password returns the user and sets the cookie', async () => {
  const anna = await withPassword();
  const answer = await logIn(anna.email);
  expect(answer).toMatchObject({ status: 200, body: { user: { id: anna.id } } });
  expect(answer.cookies['auth.session']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
  expect((await withSession(api.visitor, answer).get(PATH)).body.user.id).toBe(anna.id);
});

test('R-173 a member can log in with e-mail address or username, regardless of case', async () => {
  const anna = await withPassword({ name: 'Anna.Login' });
  expect((await logIn(anna.email.toUpperCase())).status).toBe(200);
  expect((await logIn(' anna.LOGIN ')).status).toBe(200);
});

test('R-366 login issues a new token and ends the browser’s previous session', async () => {
  const anna = await withPassword();
  const before = withSession(api.visitor, await logIn(anna.email));
  const after = await before.post(PATH, { login: anna.email, password: PASSWORD });
  expect((await before.get(PATH)).body.user).toBeNull();
  expect((await withSession(api.visitor, after).get(PATH)).body.user.id).toBe(anna.id);
});

test('R-366 the token is stored as a hash only', async () => {
  const token = (await logIn((await withPassword()).email)).cookies['auth.session']?.value ?? '';
  const rows = await api.db.selectFrom('sessions').select('token_hash').execute();
  expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token);
});

test('R-175 an unknown account and a wrong password are refused with the same reply', async () => {
  const anna = await withPassword();
  const wrong = await logIn(anna.email, 'something else');
  const unknown = await logIn('nobody@example.org');
  expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'login_failed' } } });
  expect(unknown.body).toEqual(wrong.body);
});

test('R-176 five failures block the account for 15 minutes, then 30, then 60; the error gives the minutes left', async () => {
  const anna = await withPassword();
  for (const minutes of [15, 30, 60, 60]) {
    for (let miss = 1; miss < 5; miss += 1) expect((await logIn(anna.email, 'wrong')).status).toBe(422);
    const fifth = await logIn(anna.email, 'wrong');
    expect(fifth).toMatchObject({ status: 429, body: { error: { code: 'login_blocked', params: { minutes } } } });
    api.ports.clock.advance(61);
    const right = await logIn(anna.email);
    expect(right.body.error.params).toEqual({ minutes: minutes - 1 });
    api.ports.clock.advance(minutes * 60);
  }
  expect((await logIn(anna.email)).status).toBe(200);
});

test('R-176 an address that belongs to nobody is blocked in the same way', async () => {
  for (let miss = 1; miss <= 5; miss += 1) await logIn('ghost@example.org');
  expect((await logIn('ghost@example.org')).body.error.code).toBe('login_blocked');
});

test('R-176 failures more than 15 minutes apart do not add up, and a successful login resets the count', async () => {
  const anna = await withPassword();
  for (let miss = 1; miss <= 4; miss += 1) await logIn(anna.email, 'wrong');
  api.ports.clock.advance(901);
  expect((await logIn(anna.email, 'wrong')).body.error.code).toBe('login_failed');
  expect((await logIn(anna.email)).status).toBe(200);
  expect((await logIn(anna.email, 'wrong')).body.error.code).toBe('login_failed');
});

test('R-176 parallel attempts are counted one by one', async () => {
  const anna = await withPassword();
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(anna.email, 'wrong')));
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4);
});

test('R-177 logging in to an account pending deletion returns the deletion date', async () => {
  const anna = await withPassword({ status: 'pending_deletion', deletes_at: 1_790_000_000 });
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
  const anna = await withPassword();
  const foreign = api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' });
  expect((await foreign.post(PATH, { login: anna.email, password: PASSWORD })).body.error.code).toBe('cross_site');
});
