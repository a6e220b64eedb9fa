import type { AgeOutcome } from '../ports/AgePort';
import { aConversation } from '../testing/aConversation';
import { aLogin } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/age-check.php';
const CHECK_AGE_PATH = '/api/check-age.php';
const CLOSED_PATHS = ['/api/chats.php', '/api/likes.php', '/api/search.php', '/api/signup-matches.php', '/api/swipe-game.php'];
const BRITISH_TRAITS = { profile: { country: 'GB' } } as const;

const createBrowser = (visitor: string) => api.visitor.withCookies({ visitor });

/** Submits an answer on the provider's page and returns the token with which the provider sends the member back. */
async function submitAnswer(client: TestClient, answer: AgeOutcome): Promise<string> {
  const { redirect_url: url } = (await client.post(PATH)).body;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' };
  const { headers: responseHeaders } = await client.call({ method: 'POST', url, headers, payload: `answer=${answer}` });
  return new URL(String(responseHeaders['location']), 'http://localhost').searchParams.get('token') ?? '';
}

test('R-190 R-191 an adult may continue, and nothing is stored', async () => {
  const { status, body } = await createBrowser('adult').post(CHECK_AGE_PATH, { date_of_birth: '1990-04-12' });
  expect([status, body]).toEqual([200, { adult: true }]);
  expect(await api.db.selectFrom('underage_marks').selectAll().execute()).toEqual([]);
});

test.each(['1990-02-31', '1900-01-01', '2999-01-01', '1990-4-1', ''])(
  'R-190 "%s" is rejected as a date of birth and can be corrected',
  async (date) => {
    const { body } = await createBrowser('slip').post(CHECK_AGE_PATH, { date_of_birth: date });
    expect(body.error).toMatchObject({ code: 'dob_invalid', fields: { date_of_birth: 'dob_invalid' } });
    expect((await createBrowser('slip').post(CHECK_AGE_PATH, { date_of_birth: '1990-02-28' })).status).toBe(200);
  },
);

test('R-191 a minor is refused, and so is every later date from the same browser, here and at sign-up, for 24 hours', async () => {
  const youngClient = createBrowser('young');
  const getErrorCode = async (date: string) => (await youngClient.post(CHECK_AGE_PATH, { date_of_birth: date })).body.error?.code;
  expect(await getErrorCode('2012-01-01')).toBe('underage');
  api.ports.clock.advance(86_300);
  expect(await getErrorCode('1990-01-01')).toBe('underage');
  expect((await youngClient.post('/api/signup.php', { ...aSignup() })).body.error.code).toBe('underage');
  expect((await createBrowser('somebody else').post(CHECK_AGE_PATH, { date_of_birth: '1990-01-01' })).status).toBe(200);
  api.ports.clock.advance(101);
  expect(await getErrorCode('1990-01-01')).toBeUndefined();
  expect((await youngClient.post('/api/signup.php', { ...aSignup() })).status).toBe(201);
});

test('R-191 the refusal gives the reason and no field to correct', async () => {
  const { status, body } = await createBrowser('told').post(CHECK_AGE_PATH, { date_of_birth: '2012-01-01' });
  expect(status).toBe(403);
  expect(body.error).toEqual({ code: 'underage', message: expect.any(String) });
});

test('R-217 where a provider is required, photos and messages stay locked until it confirms the age', async () => {
  const { client } = await aLogin(api, BRITISH_TRAITS);
  expect((await client.get('/api/user.php')).body.user.age_check).toBe('needed');
  for (const path of CLOSED_PATHS) expect([path, (await client.get(path)).body.error?.code]).toEqual([path, 'age_check_needed']);
  const { body } = await client.put(PATH, { token: await submitAnswer(client, 'over18') });
  expect(body.user.age_check).toBe('done');
  for (const path of CLOSED_PATHS) expect([path, (await client.get(path)).status]).toEqual([path, 200]);
});

test('R-217 before the check a member cannot use chats but can still use their own account', async () => {
  const { mine, id, me } = await aConversation(api);
  await api.db.updateTable('profiles').set({ country: 'GB' }).where('member_id', '=', me.id).execute();
  expect((await mine.get('/api/chat.php', { conversation: id })).body.error.code).toBe('age_check_needed');
  for (const path of ['/api/profile.php', '/api/sessions.php', '/api/transactions.php']) {
    expect([path, (await mine.get(path)).status]).toEqual([path, 200]);
  }
});

test('R-217 in other countries the date of birth given at sign-up is enough', async () => {
  const { client } = await aLogin(api);
  expect((await client.get('/api/user.php')).body.user.age_check).toBe('done');
  expect((await client.get('/api/chats.php')).status).toBe(200);
});

test('R-217 the answer carries no name and no date of birth, and only its time is kept', async () => {
  const { member, client } = await aLogin(api, BRITISH_TRAITS);
  const token = await submitAnswer(client, 'over18');
  expect(token).toMatch(/^[\w-]{43}\.over18\.[\w-]{43}$/);
  await client.put(PATH, { token });
  const row = await api.db.selectFrom('members').select('age_assured_at').where('id', '=', member.id).executeTakeFirst();
  expect(row).toEqual({ age_assured_at: api.now() });
  expect(await api.db.selectFrom('age_checks').selectAll().where('member_id', '=', member.id).execute()).toEqual([]);
});

test('R-217 an answer is accepted once, within an hour, and only from the member who started the check', async () => {
  const [{ client: anna }, { client: bob }] = [await aLogin(api, BRITISH_TRAITS), await aLogin(api, BRITISH_TRAITS)];
  const getErrorCode = async (client: TestClient, token: string): Promise<string | undefined> =>
    (await client.put(PATH, { token })).body.error?.code;
  const token = await submitAnswer(anna, 'over18');
  expect(await getErrorCode(bob, token)).toBe('age_check_failed');
  expect(await getErrorCode(anna, token)).toBeUndefined();
  expect(await getErrorCode(anna, token)).toBe('age_check_failed');
  const lateToken = await submitAnswer(bob, 'over18');
  api.ports.clock.advance(3_601);
  expect(await getErrorCode(bob, lateToken)).toBe('age_check_failed');
});

test('R-217 a refused, altered or unsigned answer grants no access', async () => {
  const { client } = await aLogin(api, BRITISH_TRAITS);
  const refusedToken = await submitAnswer(client, 'refused');
  const alteredToken = refusedToken.replace('refused', 'over18');
  for (const token of [alteredToken, refusedToken, 'a.over18.b', 'x']) {
    expect([token, (await client.put(PATH, { token })).body.error.code]).toEqual([token, 'age_check_failed']);
  }
  expect((await client.get('/api/chats.php')).body.error.code).toBe('age_check_needed');
});

test('R-191 R-217 a member found to be under 18 is refused and cannot start again for 24 hours, and the same browser cannot sign up', async () => {
  const { client, member } = await aLogin(api, BRITISH_TRAITS);
  const youngClient = client.withCookies({ visitor: 'young' });
  expect((await youngClient.put(PATH, { token: await submitAnswer(youngClient, 'under18') })).body.error.code).toBe('underage');
  expect((await youngClient.post(PATH)).body.error.code).toBe('underage');
  const signUp = () => api.visitor.withCookies({ visitor: 'young' }).post('/api/signup.php', { ...aSignup() });
  expect((await signUp()).body.error.code).toBe('underage');
  const { age_assured_at: assuredAt } = await api.db
    .selectFrom('members')
    .select('age_assured_at')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(assuredAt).toBeNull();
  api.ports.clock.advance(86_401);
  expect((await youngClient.post(PATH)).status).toBe(200);
  expect((await signUp()).status).toBe(201);
});

test('R-191 R-217 a check started before the browser submitted a minor’s date fails afterwards', async () => {
  const { client } = await aLogin(api, BRITISH_TRAITS);
  const youngClient = client.withCookies({ visitor: 'young in between' });
  const token = await submitAnswer(youngClient, 'over18');
  await api.visitor.withCookies({ visitor: 'young in between' }).post('/api/check-age.php', { date_of_birth: '2015-01-01' });
  expect((await youngClient.put(PATH, { token })).body.error.code).toBe('underage');
  expect((await youngClient.get('/api/chats.php')).body.error.code).toBe('age_check_needed');
});

test('R-217 the sandbox page asks in the member’s language and runs no script', async () => {
  const { client } = await aLogin(api, { ...BRITISH_TRAITS, language: 'pl' });
  const { redirect_url: url } = (await client.post(PATH)).body;
  const page = await api.visitor.call({ method: 'GET', url });
  expect(page.text).toContain('Mam co najmniej 18 lat');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});
