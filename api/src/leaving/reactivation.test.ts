import { DAY_S } from '@rendezvous/shared/contract';
import { aLogin, PASSWORD } from '../testing/aLogin';
import type { MemberTraits } from '../testing/aMember';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/account-reactivate.php';
const RESEND_PATH = '/api/account-reactivate-resend.php';
async function aLeaver(traits: MemberTraits = {}) {
  const { member, client } = await aLogin(api, traits);
  await client.delete('/api/account.php', { reason: 'other', password: PASSWORD });
  const readNewestToken = async () => readLinkToken(await findNewestMail(api, member.email));
  return { member, readNewestToken, token: await readNewestToken() };
}

const reactivate = (token: string) => api.visitor.post(PATH, { token });
const resendLink = (login: string, password = PASSWORD) => api.visitor.post(RESEND_PATH, { login, password });

test('R-214 the link brings the account back as it was, logs in, and works once', async () => {
  const { member, token } = await aLeaver({ credits: 7, paid: true });
  api.ports.clock.advance(14 * DAY_S - 1);
  const answer = await reactivate(token);
  expect([answer.status, answer.body.user]).toMatchObject([200, { id: member.id, status: 'active', credits: 7, paid_user: true }]);
  expect((await withSession(api.visitor, answer).get('/api/chats.php')).status).toBe(200);
  const profileResponse = await (await api.as(await api.aMember())).get('/api/member.php', { id: member.id });
  expect(profileResponse.status).toBe(200);
  expect((await reactivate(token)).body.error.code).toBe('token_invalid');
});

test('R-214 a member who had not confirmed the e-mail address still has to afterwards', async () => {
  const { token } = await aLeaver({ status: 'not_confirmed', confirmed_at: null });
  expect((await reactivate(token)).body.user.status).toBe('not_confirmed');
});

test('R-214 after 14 days it is too late, even before the erasure has run', async () => {
  const { token } = await aLeaver();
  api.ports.clock.advance(14 * DAY_S);
  expect((await reactivate(token)).body.error.code).toBe('token_invalid');
});

test('R-177 the link is sent again to anyone with the password; the older link stops working, the deletion date stays', async () => {
  const { member, readNewestToken, token } = await aLeaver();
  expect((await resendLink(member.name)).body).toEqual({ sent: true });
  expect((await reactivate(token)).status).toBe(410);
  api.ports.clock.advance(13 * DAY_S);
  await resendLink(member.email);
  const lateToken = await readNewestToken();
  api.ports.clock.advance(DAY_S);
  expect((await reactivate(lateToken)).status).toBe(410);
});

test('R-177 the link is sent at most three times a day, and not for an active account', async () => {
  const { member } = await aLeaver();
  for (let mail = 1; mail <= 3; mail += 1) expect((await resendLink(member.name)).status).toBe(200);
  expect((await resendLink(member.name)).body.error.code).toBe('rate_limited');
  expect((await resendLink((await aLogin(api)).member.name)).status).toBe(409);
});

test('R-175 R-176 R-177 resending the link reveals nothing to others and blocks them like a login', async () => {
  const { member } = await aLeaver();
  const errorCodes = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) errorCodes.push((await resendLink(member.name, 'wrong')).body.error.code);
  expect(errorCodes).toEqual([...Array<string>(4).fill('login_failed'), 'login_blocked']);
  expect((await resendLink('nobody-of-this-name')).body.error.code).toBe('login_failed');
});

test('R-363 a made-up link and malformed bodies are rejected', async () => {
  expect((await reactivate('made-up')).body.error.code).toBe('token_invalid');
  expect((await reactivate('')).status).toBe(422);
  expect((await api.visitor.post(RESEND_PATH, { login: 'x' })).status).toBe(422);
});
