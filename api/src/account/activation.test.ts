import { DAY_S, type SignupForm } from '@rendezvous/shared/contract';
import { runDueJobs } from '../jobs/runDueJobs';
import { aSignup } from '../testing/aSignup';
import { readLinkToken } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/activate.php';

async function signUp(changes: Partial<SignupForm> = {}) {
  const form = aSignup(changes);
  const answer = await api.visitor.post('/api/signup.php', { ...form });
  const [mail] = await api.mailsTo(form.email);
  if (!mail) throw new Error('no mail');
  return { id: answer.body.user.id, client: withSession(api.visitor, answer), token: readLinkToken(mail) };
}

test('R-201 the token from the e-mail activates the member and the profile', async () => {
  const { client, token } = await signUp();
  const { status, body } = await client.post(PATH, { token });
  expect(status).toBe(200);
  expect(body.activated).toBe(true);
  expect(body.user).toMatchObject({ status: 'active', profile: { status: 'active' } });
});

test('R-201 a token used on another device confirms as well, but logs nobody in', async () => {
  const { client, token } = await signUp();
  const answer = await api.visitor.post(PATH, { token });
  expect(answer.body).toEqual({ activated: true, user: null });
  expect(answer.cookies).toEqual({});
  expect((await client.get('/api/user.php')).body.user.status).toBe('active');
});

test('R-203 a token works once, and for seven days', async () => {
  const { token } = await signUp();
  await api.visitor.post(PATH, { token });
  expect(await api.visitor.post(PATH, { token })).toMatchObject({ status: 410, body: { error: { code: 'activation_failed' } } });
  const lateSignup = await signUp();
  api.ports.clock.advance(7 * DAY_S);
  expect((await api.visitor.post(PATH, { token: lateSignup.token })).status).toBe(410);
});

test('R-202 an unknown token fails, and so does one for another purpose', async () => {
  expect((await api.visitor.post(PATH, { token: 'unknown' })).body.error.code).toBe('activation_failed');
  const anna = await api.aMember();
  await api.visitor.post('/api/password-reset.php', { email: anna.email });
  const [mail] = await api.mailsTo(anna.email);
  expect((await api.visitor.post(PATH, { token: readLinkToken(mail ?? { body_text: '' }) })).status).toBe(410);
  expect((await api.visitor.post(PATH, {})).status).toBe(422);
});

test('R-186 the message written at sign-up is sent after the confirmation and paid from the free credits', async () => {
  const bob = await api.aMember({ profile: { gender: 'male', sexuality: 'hetero' } });
  const { client, token } = await signUp({ member_id: bob.id, signup_message: 'Hello Bob' });
  await runDueJobs(api.app);
  const findMessageBodies = () => api.db.selectFrom('messages').select('body').execute();
  expect(await findMessageBodies()).toEqual([]);
  await client.post(PATH, { token });
  await runDueJobs(api.app);
  await runDueJobs(api.app);
  expect(await findMessageBodies()).toEqual([{ body: 'Hello Bob' }]);
  expect((await client.get('/api/user.php')).body.user).toMatchObject({ credits: 2, free_conversations_left: 1 });
});

describe('POST /api/activate-resend.php', () => {
  const RESEND_PATH = '/api/activate-resend.php';

  test('R-203 a new e-mail can be requested every two minutes, at most five a day', async () => {
    const { client } = await signUp();
    expect(await client.post(RESEND_PATH)).toMatchObject({ status: 429, body: { error: { params: { seconds: 120 } } } });
    for (let mailNumber = 1; mailNumber <= 5; mailNumber += 1) {
      api.ports.clock.advance(120);
      expect(await client.post(RESEND_PATH)).toMatchObject({ status: 200, body: { sent: true } });
    }
    api.ports.clock.advance(120);
    expect((await client.post(RESEND_PATH)).body.error.code).toBe('rate_limited');
    api.ports.clock.advance(DAY_S);
    expect((await client.post(RESEND_PATH)).status).toBe(200);
  });

  test('R-203 five a day also on the days after the sign-up', async () => {
    const { client } = await signUp();
    api.ports.clock.advance(2 * DAY_S);
    for (let mailNumber = 1; mailNumber <= 5; mailNumber += 1) {
      api.ports.clock.advance(120);
      expect((await client.post(RESEND_PATH)).status).toBe(200);
    }
    api.ports.clock.advance(120);
    expect(await client.post(RESEND_PATH)).toMatchObject({ status: 429, body: { error: { params: { seconds: DAY_S - 5 * 120 } } } });
  });

  test('R-203 a confirmed member cannot request a new e-mail', async () => {
    expect((await (await api.as(await api.aMember())).post(RESEND_PATH)).status).toBe(409);
  });

  test('R-365 needs a session', async () => {
    expect((await api.visitor.post(RESEND_PATH)).body.authentication_required).toBe(true);
  });
});
