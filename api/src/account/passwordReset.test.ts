import { DAY_S } from '@rendezvous/shared/contract';
import { runDueJobs } from '../jobs/runDueJobs';
import { hashPassword } from '../testing/aLogin';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/password-reset.php';
const NEW_PASSWORD = 'a quite new password';

async function requestResetToken(email: string): Promise<string> {
  expect((await api.visitor.post(PATH, { email })).body).toEqual({ sent: true });
  const mail = (await api.mailsTo(email)).at(-1);
  if (!mail) throw new Error('no mail');
  return readLinkToken(mail);
}

const choose = (token: string, password = NEW_PASSWORD, password_repeat = password) =>
  api.visitor.put(PATH, { token, password, password_repeat });

test('R-204 R-206 the link in the e-mail sets a new password and logs in', async () => {
  const anna = await api.aMember({ language: 'de', password_hash: await hashPassword('old password') });
  const token = await requestResetToken(anna.email);
  expect((await api.visitor.get(PATH, { token })).body).toEqual({ valid: true });
  const answer = await choose(token);
  expect(answer.body.user.id).toBe(anna.id);
  expect((await withSession(api.visitor, answer).get('/api/user.php')).body.user.id).toBe(anna.id);
  const logIn = (password: string) => api.visitor.post('/api/user.php', { login: anna.email, password });
  expect((await logIn('old password')).status).toBe(422);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test('R-209 every other session ends and a notice is sent', async () => {
  const anna = await api.aMember({ language: 'de' });
  const oldClient = await api.as(anna);
  await choose(await requestResetToken(anna.email));
  expect((await oldClient.get('/api/user.php')).body.user).toBeNull();
  expect((await api.mailsTo(anna.email)).at(-1)).toMatchObject({ subject: 'Dein Passwort bei Rendezvous wurde geändert' });
});

test('R-207 a link works for 60 minutes and once', async () => {
  const anna = await api.aMember();
  const usedToken = await requestResetToken(anna.email);
  await choose(usedToken);
  expect((await api.visitor.get(PATH, { token: usedToken })).body).toEqual({ valid: false });
  expect(await choose(usedToken)).toMatchObject({ status: 410, body: { error: { code: 'token_invalid' } } });
  const lateToken = await requestResetToken(anna.email);
  api.ports.clock.advance(3_600);
  expect((await api.visitor.get(PATH, { token: lateToken })).body).toEqual({ valid: false });
  expect((await choose('unknown')).status).toBe(410);
});

test('R-208 R-193 the two passwords must match and be hard to guess; the link stays valid meanwhile', async () => {
  const token = await requestResetToken((await api.aMember()).email);
  expect((await choose(token, NEW_PASSWORD, 'another one')).body.error).toMatchObject({
    code: 'passwords_differ',
    fields: { password_repeat: 'passwords_differ' },
  });
  expect((await choose(token, '12345678')).body.error).toMatchObject({ code: 'password_weak', fields: { password: 'password_weak' } });
  expect((await choose(token)).status).toBe(200);
});

test('R-205 an unknown address is reported as not found', async () => {
  const answer = await api.visitor.post(PATH, { email: 'nobody@example.org' });
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'email_not_found' } } });
});

describe('on a domain that does not reveal who is a member', () => {
  const setNeutral = (neutral: boolean) =>
    api.db
      .updateTable('domains')
      .set({ settings: JSON.stringify({ neutral_account_errors: neutral }) })
      .execute();
  beforeAll(() => setNeutral(true));
  afterAll(() => setNeutral(false));

  const requestResets = async (email: string, times = 1) => {
    const answers = [];
    for (let time = 1; time <= times; time += 1) answers.push((await api.visitor.post(PATH, { email })).body);
    await runDueJobs(api.app);
    return answers;
  };
  const SENT_BODY = { sent: true };

  test('R-205 the reply is the same for everybody, even after too many e-mails', async () => {
    const [anna, leaver] = [await api.aMember(), await api.aMember({ status: 'pending_deletion', deletes_at: api.now() + 60 })];
    expect(await requestResets('nobody@example.org', 4)).toEqual([SENT_BODY, SENT_BODY, SENT_BODY, SENT_BODY]);
    expect(await requestResets(leaver.email)).toEqual([SENT_BODY]);
    expect(await requestResets(anna.email, 4)).toEqual([SENT_BODY, SENT_BODY, SENT_BODY, SENT_BODY]);
    expect(await api.mailsTo(leaver.email)).toEqual([]);
    expect((await api.mailsTo(anna.email)).map(({ kind }) => kind)).toEqual(['reset', 'reset', 'reset']);
  });

  test('R-204 the link in the e-mail works as usual', async () => {
    const anna = await api.aMember();
    await requestResets(anna.email);
    expect((await choose(readLinkToken(await findNewestMail(api, anna.email)))).body.user.id).toBe(anna.id);
  });

  test('R-405 nothing is stored about an address without an account', async () => {
    await requestResets('secret-visitor@example.org');
    expect(JSON.stringify(await api.db.selectFrom('jobs').selectAll().execute())).not.toContain('secret-visitor');
  });
});

test('R-205 at most three e-mails are sent per account in 24 hours', async () => {
  const anna = await api.aMember();
  for (let mailNumber = 1; mailNumber <= 3; mailNumber += 1) await requestResetToken(anna.email);
  expect(await api.visitor.post(PATH, { email: anna.email })).toMatchObject({ status: 429, body: { error: { code: 'reset_limit' } } });
  api.ports.clock.advance(DAY_S);
  await requestResetToken(anna.email);
});

test('R-176 a reset lifts a login block', async () => {
  const anna = await api.aMember({ password_hash: await hashPassword('old password') });
  const logIn = (password: string) => api.visitor.post('/api/user.php', { login: anna.email, password });
  for (let failedAttempt = 1; failedAttempt <= 5; failedAttempt += 1) await logIn('wrong');
  expect((await logIn(NEW_PASSWORD)).status).toBe(429);
  await choose(await requestResetToken(anna.email));
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test('R-205 an empty address is refused', async () => {
  expect((await api.visitor.post(PATH, { email: '' })).status).toBe(422);
});
