import { DAY_S, KNOWN_BROWSER_COOKIE } from '@rendezvous/shared/contract';
import { hashPassword } from '../testing/aLogin';
import type { MemberTraits } from '../testing/aMember';
import { testApi } from '../testing/testApi';
import { type TestResponse, withSession } from '../testing/TestClient';
import { deleteMemberAttempts } from './sqlLogin';

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
  const firstClient = withSession(api.visitor, await logIn(anna.email));
  const secondLogin = await firstClient.post(PATH, { login: anna.email, password: PASSWORD });
  expect((await firstClient.get(PATH)).body.user).toBeNull();
  expect((await withSession(api.visitor, secondLogin).get(PATH)).body.user.id).toBe(anna.id);
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
    const blockedResponse = await logIn(anna.email);
    expect(blockedResponse.body.error.params).toEqual({ minutes: minutes - 1 });
    api.ports.clock.advance(minutes * 60);
  }
  expect((await logIn(anna.email)).status).toBe(200);
});

test('R-176 an address that belongs to nobody is blocked in the same way', async () => {
  for (let failedAttempt = 1; failedAttempt <= 5; failedAttempt += 1) await logIn('ghost@example.org');
  expect((await logIn('ghost@example.org')).body.error.code).toBe('login_blocked');
});

test('R-176 e-mail address and username count as one account', async () => {
  const anna = await aMemberWithPassword({ name: 'Anna.Twice' });
  for (const login of [anna.email, 'anna.twice', anna.email.toUpperCase(), 'Anna.Twice']) await logIn(login, 'wrong');
  expect((await logIn('anna.TWICE', 'wrong')).body.error.code).toBe('login_blocked');
  expect((await logIn(anna.email)).body.error.code).toBe('login_blocked');
});

test('R-176 what was typed for an unknown account cannot block a member', async () => {
  const anna = await aMemberWithPassword();
  for (let failedAttempt = 1; failedAttempt <= 5; failedAttempt += 1) await logIn(anna.id, 'wrong');
  expect((await logIn(anna.email)).status).toBe(200);
});

const continueInBrowser = (answer: TestResponse) =>
  api.visitor.withCookies({ [KNOWN_BROWSER_COOKIE]: answer.cookies[KNOWN_BROWSER_COOKIE]?.value ?? '' });

async function blockFromElsewhere(login: string): Promise<void> {
  for (let miss = 1; miss <= 5; miss += 1) await logIn(login, 'wrong');
  expect((await logIn(login)).body.error.code).toBe('login_blocked');
}

test('R-176 a browser that the member logged in with before has five tries of its own, with the same steps', async () => {
  const anna = await aMemberWithPassword();
  const firstLogin = await logIn(anna.email);
  expect(firstLogin.cookies[KNOWN_BROWSER_COOKIE]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
  await blockFromElsewhere(anna.email);
  const knownBrowser = continueInBrowser(firstLogin);
  const tryFrom = (login: string, password: string) => knownBrowser.post(PATH, { login, password });
  expect((await tryFrom(anna.email, PASSWORD)).status).toBe(200);
  expect((await logIn(anna.email)).body.error.code).toBe('login_blocked');
  for (const minutes of [15, 30, 60]) {
    for (let miss = 1; miss < 5; miss += 1) expect((await tryFrom(anna.email, 'wrong')).body.error.code).toBe('login_failed');
    const fifthResponse = await tryFrom(anna.name, 'wrong');
    expect(fifthResponse).toMatchObject({ status: 429, body: { error: { code: 'login_blocked', params: { minutes } } } });
    api.ports.clock.advance(minutes * 60);
  }
});

test('R-176 a browser is known for the members who logged in with it, and for a year after the last time', async () => {
  const [anna, ben] = [await aMemberWithPassword(), await aMemberWithPassword()];
  const knownBrowser = continueInBrowser(await logIn(anna.email));
  await blockFromElsewhere(ben.email);
  expect((await knownBrowser.post(PATH, { login: ben.email, password: PASSWORD })).body.error.code).toBe('login_blocked');
  api.ports.clock.advance(365 * DAY_S);
  await blockFromElsewhere(anna.email);
  expect((await knownBrowser.post(PATH, { login: anna.email, password: PASSWORD })).body.error.code).toBe('login_blocked');
});

test('R-176 two members who share a browser share its cookie', async () => {
  const [anna, ben] = [await aMemberWithPassword(), await aMemberWithPassword()];
  const knownBrowser = continueInBrowser(await logIn(anna.email));
  const sharedBrowser = continueInBrowser(await knownBrowser.post(PATH, { login: ben.email, password: PASSWORD }));
  await blockFromElsewhere(anna.email);
  await blockFromElsewhere(ben.email);
  for (const { email } of [anna, ben]) expect((await sharedBrowser.post(PATH, { login: email, password: PASSWORD })).status).toBe(200);
});

test('R-176 a cookie that does not have the form of ours is replaced', async () => {
  for (const foreignValue of ['x', 'x'.repeat(44), `${'x'.repeat(42)}!`]) {
    const anna = await aMemberWithPassword();
    const foreignBrowser = api.visitor.withCookies({ [KNOWN_BROWSER_COOKIE]: foreignValue });
    const answer = await foreignBrowser.post(PATH, { login: anna.email, password: PASSWORD });
    expect(answer.cookies[KNOWN_BROWSER_COOKIE]?.value).toMatch(/^[\w-]{43}$/);
    await blockFromElsewhere(anna.email);
    expect((await foreignBrowser.post(PATH, { login: anna.email, password: PASSWORD })).body.error.code).toBe('login_blocked');
    expect((await continueInBrowser(answer).post(PATH, { login: anna.email, password: PASSWORD })).status).toBe(200);
  }
});

test('R-176 a new password lifts the blocks of all browsers', async () => {
  const anna = await aMemberWithPassword();
  const knownBrowser = continueInBrowser(await logIn(anna.email));
  await blockFromElsewhere(anna.email);
  for (let miss = 1; miss <= 5; miss += 1) await knownBrowser.post(PATH, { login: anna.email, password: 'wrong' });
  await deleteMemberAttempts(api.db, anna.id);
  expect((await logIn(anna.email)).status).toBe(200);
  expect((await knownBrowser.post(PATH, { login: anna.email, password: PASSWORD })).status).toBe(200);
});

test('R-176 failures more than 15 minutes apart do not add up, and a successful login resets the count', async () => {
  const anna = await aMemberWithPassword();
  for (let miss = 1; miss <= 4; miss += 1) await logIn(anna.email, 'wrong');
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
  const foreignClient = api.visitor.withHeaders({ 'sec-fetch-site': 'cross-site' });
  expect((await foreignClient.post(PATH, { login: anna.email, password: PASSWORD })).body.error.code).toBe('cross_site');
});
