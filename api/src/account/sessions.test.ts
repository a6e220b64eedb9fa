import type { Session } from '@rendezvous/shared/contract';
import { hashPassword } from '../testing/aLogin';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/sessions.php';
const LOGOUT_PATH = '/api/logout.php';
const PASSWORD = 'correct horse battery';
const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Logs a member in on a phone in the Netherlands and, later, elsewhere. */
async function logInInTwoPlaces() {
  const anna = await api.aMember({ password_hash: await hashPassword(PASSWORD) });
  const login = await api.visitor
    .withHeaders({ 'user-agent': PHONE_USER_AGENT, 'x-geo-country': 'NL' })
    .post('/api/user.php', { login: anna.name, password: PASSWORD });
  api.ports.clock.advance(600);
  const [phoneClient, currentClient] = [withSession(api.visitor, login), await api.as(anna)];
  const sessions: Session[] = (await currentClient.get(PATH)).body.sessions;
  return { phoneClient, currentClient, sessions };
}

test('R-088 sessions are listed with device, country and last activity, with the current one marked', async () => {
  const { sessions } = await logInInTwoPlaces();
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ current: true, device: '', last_active: api.now() });
  expect(sessions[1]).toMatchObject({ current: false, device: 'Chrome, Android', country: 'NL', last_active: api.now() - 600 });
  expect(JSON.stringify(sessions)).not.toContain('token');
});

test('R-366 one other session can be ended; it is over at once', async () => {
  const { phoneClient, currentClient, sessions } = await logInInTwoPlaces();
  const { body } = await currentClient.delete(PATH, { id: sessions[1]?.id });
  expect(body.sessions).toHaveLength(1);
  expect((await phoneClient.get('/api/chats.php')).body.authentication_required).toBe(true);
  expect((await currentClient.get('/api/chats.php')).status).toBe(200);
});

test('R-366 all other sessions can be ended together; the current one stays', async () => {
  const { phoneClient, currentClient } = await logInInTwoPlaces();
  expect((await currentClient.delete(PATH)).body.sessions).toMatchObject([{ current: true }]);
  expect((await phoneClient.get('/api/chats.php')).status).toBe(403);
});

test('R-366 ending the current session logs this browser out', async () => {
  const { currentClient, sessions } = await logInInTwoPlaces();
  const answer = await currentClient.delete(PATH, { id: sessions[0]?.id });
  expect(answer.cookies['auth.session']?.value).toBe('');
  expect((await currentClient.get(PATH)).status).toBe(403);
});

test('R-400 another member’s session is not found and stays active', async () => {
  const [anna, bob] = [await logInInTwoPlaces(), await logInInTwoPlaces()];
  expect((await bob.currentClient.delete(PATH, { id: anna.sessions[1]?.id })).status).toBe(404);
  expect((await anna.phoneClient.get('/api/chats.php')).status).toBe(200);
});

test('R-363 R-365 a wrong id is refused, and nothing is listed without a session', async () => {
  const { currentClient } = await logInInTwoPlaces();
  expect((await currentClient.delete(PATH, { id: 'x' })).status).toBe(422);
  expect((await currentClient.delete(PATH, { everything: true })).status).toBe(422);
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.delete(PATH)).status).toBe(403);
});

test('R-375 the session ends and the cookie is removed', async () => {
  const client = await api.as(await api.aMember());
  const { status, body, cookies } = await client.get(LOGOUT_PATH);
  expect(status).toBe(200);
  expect(body).toEqual({ user: null });
  expect(cookies['auth.session']?.value).toBe('');
  expect((await client.get('/api/user.php')).body.user).toBeNull();
});

test('R-375 a visitor may log out as well', async () => {
  expect((await api.visitor.get(LOGOUT_PATH)).status).toBe(200);
});

test('R-178 a picture on another site cannot log a member out', async () => {
  const client = await api.as(await api.aMember());
  const crossSiteClient = client.withHeaders({ 'sec-fetch-site': 'cross-site', 'x-client-request-type': '' });
  expect((await crossSiteClient.get(LOGOUT_PATH)).body.error.code).toBe('cross_site');
  expect((await client.get('/api/user.php')).body.user).not.toBeNull();
});
