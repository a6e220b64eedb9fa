import { aLogin, PASSWORD } from '../testing/aLogin';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { withSession, type TestClient } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/password.php';
const NEW_PASSWORD = 'a quite new password';

const change = (client: TestClient, changes: object = {}) =>
  client.put(PATH, { old_password: PASSWORD, password: NEW_PASSWORD, password_repeat: NEW_PASSWORD, ...changes });
const logIn = (login: string, password: string) => api.visitor.post('/api/user.php', { login, password });

test('R-386 R-209 changing the password ends all other sessions; this browser continues with a new one', async () => {
  const { member, client } = await aLogin(api);
  const phone = await api.as(member);
  const answer = await change(client);
  expect([answer.status, answer.body.user.id]).toEqual([200, member.id]);
  for (const oldClient of [phone, client]) expect((await oldClient.get('/api/chats.php')).body.authentication_required).toBe(true);
  expect((await withSession(client, answer).get('/api/chats.php')).status).toBe(200);
  expect((await logIn(member.email, PASSWORD)).body.error.code).toBe('login_failed');
  expect((await logIn(member.email, NEW_PASSWORD)).status).toBe(200);
});

test('R-209 the owner gets a notice with an undo link that works once, for 48 hours', async () => {
  const { member, client } = await aLogin(api);
  await change(client);
  const mail = await findNewestMail(api, member.email);
  expect(mail.kind).toBe('password_changed');
  expect(mail.body_text).toContain('http://localhost:3000/reset-password/do?undo=');
  const undo = () => api.visitor.post('/api/security-undo.php', { token: readLinkToken(mail) });
  api.ports.clock.advance(48 * 3_600 - 1);
  const { body } = await undo();
  expect(body).toMatchObject({ undone: 'password', email: member.email, reset_token: expect.any(String) });
  expect((await undo()).body.error.code).toBe('token_invalid');
  expect((await logIn(member.email, NEW_PASSWORD)).status).toBe(422);
  expect((await logIn(member.email, PASSWORD)).status).toBe(200);
});

test('R-209 undoing a change lets the owner choose a new password at once', async () => {
  const { member, client } = await aLogin(api);
  await change(client);
  const { reset_token: token } = (
    await api.visitor.post('/api/security-undo.php', { token: readLinkToken(await findNewestMail(api, member.email)) })
  ).body;
  const ownPassword = 'only I know this one';
  expect((await api.visitor.put('/api/password-reset.php', { token, password: ownPassword, password_repeat: ownPassword })).status).toBe(
    200,
  );
  expect((await logIn(member.name, ownPassword)).status).toBe(200);
});

test('R-209 after 48 hours there is nothing to undo', async () => {
  const { member, client } = await aLogin(api);
  await change(client);
  api.ports.clock.advance(48 * 3_600);
  const answer = await api.visitor.post('/api/security-undo.php', { token: readLinkToken(await findNewestMail(api, member.email)) });
  expect([answer.status, answer.body.error.code]).toEqual([410, 'token_invalid']);
});

test.each([
  [{ old_password: 'not this' }, 'old_password', 'old_password_wrong'],
  [{ password_repeat: 'another one' }, 'password_repeat', 'passwords_differ'],
  [{ password: '12345678', password_repeat: '12345678' }, 'password', 'password_weak'],
])('R-193 R-208 R-210 %j is rejected with an error on field %s: %s', async (changes, field, code) => {
  const { member, client } = await aLogin(api);
  const { status, body } = await change(client, changes);
  expect([status, body.error.fields[field]]).toEqual([422, code]);
  expect((await client.get('/api/chats.php')).status).toBe(200);
  expect((await logIn(member.name, PASSWORD)).status).toBe(200);
});

test('R-402 of two simultaneous changes only one succeeds', async () => {
  const { member, client } = await aLogin(api);
  const secondClient = await api.as(member);
  const answers = await Promise.all([
    change(client),
    change(secondClient, { password: 'the other one', password_repeat: 'the other one' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('R-363 R-365 R-400 a session is needed, and bodies with missing or unknown fields are rejected', async () => {
  expect((await change(api.visitor)).body.authentication_required).toBe(true);
  const { client } = await aLogin(api);
  expect((await client.put(PATH, { password: NEW_PASSWORD })).status).toBe(422);
  expect((await change(client, { member_id: 'Somebody0000000' })).status).toBe(422);
});
