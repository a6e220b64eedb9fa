import { DAY_S } from '@rendezvous/shared/contract';
import { aLogin, PASSWORD } from '../testing/aLogin';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { withSession, type TestClient } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/mail-change.php';

let addressCount = 0;
const anAddress = (): string => `new${(addressCount += 1)}@example.org`;
const requestChange = (client: TestClient, email: string, password = PASSWORD) => client.post(PATH, { email, password });
const confirm = async (email: string, client = api.visitor) => client.put(PATH, { token: readLinkToken(await findNewestMail(api, email)) });
const getEmail = async (id: string) =>
  (await api.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('R-211 the change takes effect through the link sent to the new address only', async () => {
  const { member, client } = await aLogin(api, { language: 'de' });
  const email = anAddress();
  expect((await requestChange(client, ` ${email} `)).body).toEqual({ sent: true });
  expect(await getEmail(member.id)).toBe(member.email);
  const mail = await findNewestMail(api, email);
  expect(mail).toMatchObject({ kind: 'mail_change', subject: 'Bestätige deine neue E-Mail-Adresse für Rendezvous' });
  expect(mail.body_text).toContain('http://localhost:3000/mail-change/do?token=');
  expect((await confirm(email)).body).toEqual({ email, user: null });
  expect(await getEmail(member.id)).toBe(email);
});

test('R-211 all sessions end; the member’s own browser continues with a new one', async () => {
  const { member, client } = await aLogin(api);
  const [phone, email] = [await api.as(member), anAddress()];
  await requestChange(client, email);
  const answer = await confirm(email, client);
  expect(answer.body.user.email).toBe(email);
  expect((await phone.get('/api/chats.php')).status).toBe(403);
  expect((await client.get('/api/chats.php')).status).toBe(403);
  expect((await withSession(client, answer).get('/api/chats.php')).status).toBe(200);
});

test('R-211 only the newest link works, once and for 24 hours', async () => {
  const { client } = await aLogin(api);
  const [firstEmail, secondEmail] = [anAddress(), anAddress()];
  await requestChange(client, firstEmail);
  await requestChange(client, secondEmail);
  expect((await confirm(firstEmail)).body.error.code).toBe('token_invalid');
  expect((await confirm(secondEmail)).status).toBe(200);
  expect((await confirm(secondEmail)).status).toBe(410);
  const lateLogin = await aLogin(api);
  const thirdEmail = anAddress();
  await requestChange(lateLogin.client, thirdEmail);
  api.ports.clock.advance(DAY_S);
  expect((await confirm(thirdEmail)).body.error.code).toBe('token_invalid');
});

test('R-086 confirming an address clears its bounce status, even if it is the same address', async () => {
  const { member, client } = await aLogin(api, { notifications_disabled: ['bounce', 'fbl'] });
  await requestChange(client, member.email);
  await confirm(member.email);
  const { body } = await (await api.as(member)).get('/api/user.php');
  expect(body.user.notifications_disabled).toEqual(['fbl']);
  expect((await api.mailsTo(member.email)).map(({ kind }) => kind)).toEqual(['mail_change']);
});

test('R-201 a new address confirms a member who had not confirmed the old one', async () => {
  const { member, client } = await aLogin(api, { status: 'not_confirmed', confirmed_at: null, profile: { status: 'disabled' } });
  const email = anAddress();
  await requestChange(client, email);
  await confirm(email);
  const { user } = (await (await api.as(member)).get('/api/user.php')).body;
  expect([user.status, user.profile.status]).toEqual(['active', 'active']);
});

test('R-212 an address that already has an account is refused, even if it got one after the link was sent', async () => {
  const [{ client }, other, email] = [await aLogin(api), await api.aMember(), anAddress()];
  const answer = await requestChange(client, other.email.toUpperCase());
  expect([answer.status, answer.body.error.fields]).toEqual([409, { email: 'mail_change_taken' }]);
  await requestChange(client, email);
  await api.aMember({ email });
  expect((await confirm(email)).body.error.code).toBe('mail_change_taken');
});

test.each([
  ['R-212', { email: 'nobody' }, 'email', 'mail_change_invalid'],
  ['R-386', { password: 'wrong' }, 'password', 'old_password_wrong'],
])('%s %j is rejected', async (_requirement, changes, field, code) => {
  const { client } = await aLogin(api);
  const { status, body } = await client.post(PATH, { email: anAddress(), password: PASSWORD, ...changes });
  expect([status, body.error.fields]).toEqual([422, { [field]: code }]);
});

test('R-363 R-365 requesting a change needs a session; a made-up link and malformed bodies are rejected', async () => {
  expect((await requestChange(api.visitor, anAddress())).body.authentication_required).toBe(true);
  expect((await api.visitor.put(PATH, { token: 'made-up' })).body.error.code).toBe('token_invalid');
  expect((await api.visitor.put(PATH, { token: '' })).status).toBe(422);
  expect((await (await aLogin(api)).client.post(PATH, { email: anAddress() })).status).toBe(422);
});
