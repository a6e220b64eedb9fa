import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import { startSession } from '../account/sessions';
import { testApi } from '../testing/testApi';
import type { TestResponse, TestClient } from '../testing/TestClient';
import type { Attempt } from './CallRow';
import { makeCall } from './makeCall';
import { callRows } from './callRows';

const api = testApi();

/** Calls by which a visitor becomes a signed-in member. */
const ENTRANCES = [
  'POST /api/user.php',
  'POST /api/signup.php',
  'PUT /api/password-reset.php',
  'POST /api/account-reactivate.php',
  'PUT /api/passkey-login.php',
];
/** Calls that replace the session of a member who stays logged in. */
const RENEWALS = ['PUT /api/password.php', 'PUT /api/mail-change.php'];

const createAttempt = async (wantedCall: string): Promise<Attempt> => {
  const row = callRows.find(([call]) => call === wantedCall);
  if (!row) throw new Error(`There is no call ${wantedCall}.`);
  return row[1].success(api);
};
const getSessionToken = ({ cookies }: TestResponse): string => cookies[AUTH_COOKIE]?.value ?? '';
const createClientWith = (token: string): TestClient => api.visitor.withCookies({ [AUTH_COOKIE]: token });
const loadUser = async (token: string) => (await createClientWith(token).get('/api/user.php')).body.user;

test('R-366 these calls and no others hand out a session', async () => {
  const issuingCalls = [];
  for (const [call, { success }] of callRows) {
    const { isEndless, ...attempt } = await success(api);
    if (!isEndless && getSessionToken(await makeCall(call, attempt)) !== '') issuingCalls.push(call);
  }
  expect(issuingCalls.sort()).toEqual([...ENTRANCES, ...RENEWALS].sort());
});

test.each(ENTRANCES)('R-366 %s replaces a token that somebody else planted in the browser with a new one', async (call) => {
  const thief = await api.aMember();
  const plantedToken = await startSession({ db: api.db, random: api.ports.random }, { memberId: thief.id, now: api.now() });
  const response = await makeCall(call, { ...(await createAttempt(call)), client: createClientWith(plantedToken) });
  const { id } = response.body.user;
  expect(getSessionToken(response)).not.toBe(plantedToken);
  expect([(await loadUser(getSessionToken(response))).id, await loadUser(plantedToken)]).toEqual([id, null]);
  expect(id).not.toBe(thief.id);
});

test.each(ENTRANCES)('R-366 %s never makes a token from the request valid', async (call) => {
  const inventedToken = api.ports.random.token();
  const response = await makeCall(call, { ...(await createAttempt(call)), client: createClientWith(inventedToken) });
  expect([getSessionToken(response) === inventedToken, await loadUser(inventedToken)]).toEqual([false, null]);
});

test.each(RENEWALS)('R-209 R-211 R-366 %s ends the session it was called from', async (call) => {
  const attempt = await createAttempt(call);
  const response = await makeCall(call, attempt);
  expect((await attempt.client.get('/api/user.php')).body.user).toBeNull();
  expect((await loadUser(getSessionToken(response))).id).toBe(attempt.me?.id);
});

test('R-366 a token is taken from the cookie alone', async () => {
  const { id: memberId } = await api.aMember();
  const token = await startSession({ db: api.db, random: api.ports.random }, { memberId, now: api.now() });
  const query = new URLSearchParams({ [AUTH_COOKIE]: token, session: token, token }).toString();
  const headers = { authorization: `Bearer ${token}`, 'x-auth-session': token };
  const { text } = await api.visitor.withHeaders(headers).call({ method: 'GET', url: `/api/user.php?${query}` });
  expect(text).not.toContain(memberId);
});
