import { aLogin, PASSWORD } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/security-undo.php';
const THIEF_PASSWORD = 'the thief of accounts';
const undo = (token: string) => api.visitor.post(PATH, { token });

let theftCount = 0;

/** Someone who knows the password changes the account's email address; the owner receives the notice. */
async function aTheft() {
  const { member, client } = await aLogin(api);
  const email = `thief${(theftCount += 1)}@example.org`;
  await client.post('/api/mail-change.php', { email, password: PASSWORD });
  await api.visitor.put('/api/mail-change.php', { token: readLinkToken(await findNewestMail(api, email)) });
  const notice = await findNewestMail(api, member.email);
  return { member, email, notice, token: readLinkToken(notice), thief: await api.as(member) };
}

test('R-211 the old address is notified, and its link undoes the change within 48 hours', async () => {
  const { member, notice, token, thief } = await aTheft();
  expect(notice.kind).toBe('mail_changed');
  expect(notice.body_text).toContain('http://localhost:3000/mail-change/do?undo=');
  api.ports.clock.advance(48 * 3_600 - 1);
  expect((await undo(token)).body).toMatchObject({ undone: 'email', email: member.email });
  expect((await thief.get('/api/chats.php')).body.authentication_required).toBe(true);
  expect((await undo(token)).body.error.code).toBe('token_invalid');
});

test('R-211 changing the password in the meantime does not help the thief', async () => {
  const { member, email, token, thief } = await aTheft();
  await thief.put('/api/password.php', { old_password: PASSWORD, password: THIEF_PASSWORD, password_repeat: THIEF_PASSWORD });
  const thiefToken = readLinkToken(await findNewestMail(api, email));
  const { reset_token: resetToken } = (await undo(token)).body;
  expect((await undo(thiefToken)).body.error.code).toBe('token_invalid');
  const ownPassword = 'mine and mine alone';
  await api.visitor.put('/api/password-reset.php', { token: resetToken, password: ownPassword, password_repeat: ownPassword });
  const logIn = (password: string) => api.visitor.post('/api/user.php', { login: member.email, password });
  expect((await logIn(THIEF_PASSWORD)).status).toBe(422);
  expect((await logIn(ownPassword)).status).toBe(200);
});

test('R-211 deleting the account does not help the thief: the undo restores it with its address', async () => {
  const { member, token, thief } = await aTheft();
  expect((await thief.delete('/api/account.php', { reason: 'other', password: PASSWORD })).status).toBe(200);
  expect((await undo(token)).status).toBe(200);
  const account = await api.db.selectFrom('members').select(['status', 'email']).where('id', '=', member.id).executeTakeFirst();
  expect(account).toEqual({ status: 'active', email: member.email });
});

test('R-211 nobody else can take the old address while the change can be undone', async () => {
  const { member } = await aTheft();
  const signUp = () => api.visitor.post('/api/signup.php', { ...aSignup({ email: member.email }) });
  expect((await signUp()).body.error.code).toBe('account_exists');
  const otherLogin = await aLogin(api);
  const answer = await otherLogin.client.post('/api/mail-change.php', { email: member.email, password: PASSWORD });
  expect(answer.body.error.code).toBe('mail_change_taken');
  api.ports.clock.advance(48 * 3_600);
  expect((await signUp()).status).toBe(201);
});

test('R-207 R-386 a link for something else undoes nothing', async () => {
  const { member } = await aLogin(api);
  await api.visitor.post('/api/password-reset.php', { email: member.email });
  expect((await undo(readLinkToken(await findNewestMail(api, member.email)))).status).toBe(410);
  expect((await undo('made-up')).status).toBe(410);
  expect((await api.visitor.post(PATH)).status).toBe(422);
});
