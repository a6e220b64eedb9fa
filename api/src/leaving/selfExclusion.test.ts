import { DAY_S } from '@rendezvous/shared/contract';
import { aLogin, PASSWORD } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import { tidyAccess } from './tidyAccess';

const api = testApi();
const PATH = '/api/self-exclusion.php';
const requestExclusion = (email: string, months: number | null = 6) => api.visitor.post(PATH, { email, months });
const confirm = async (email: string) => api.visitor.put(PATH, { token: readLinkToken(await findNewestMail(api, email)) });
const logIn = (login: string) => api.visitor.post('/api/user.php', { login, password: PASSWORD });
const signUp = (email: string) => api.visitor.post('/api/signup.php', { ...aSignup({ email }) });

test('R-091 R-385 a confirmed ban refuses sign-up for the chosen months and no longer', async () => {
  api.ports.clock.advance(Date.UTC(2030, 2, 10) / 1000 - api.now());
  expect((await requestExclusion('Banned@example.org')).body).toEqual({ sent: true });
  expect((await findNewestMail(api, 'Banned@example.org')).body_text).toContain('http://localhost:3000/pages/ban?token=');
  expect((await signUp('other-than-banned@example.org')).status).toBe(201);
  const { ends } = (await confirm('Banned@example.org')).body;
  expect(ends).toBe(Date.UTC(2030, 8, 10) / 1000);
  const rejectedSignup = await signUp('banned@EXAMPLE.org');
  expect(rejectedSignup).toMatchObject({ status: 403, body: { error: { code: 'self_excluded', params: { ends: 'later', date: ends } } } });
  api.ports.clock.advance(ends - api.now());
  expect((await signUp('banned@example.org')).status).toBe(201);
});

test('R-091 without the confirmation nothing happens', async () => {
  const { member } = await aLogin(api);
  await requestExclusion(member.email);
  expect((await logIn(member.email)).status).toBe(200);
});

test('R-091 a member with a ban is logged out, hidden, and refused at login and password reset', async () => {
  const { member, client } = await aLogin(api);
  await requestExclusion(member.email, null);
  expect((await confirm(member.email)).body).toEqual({ ends: null });
  expect((await client.get('/api/chats.php')).body.authentication_required).toBe(true);
  expect((await logIn(member.email)).body.error).toMatchObject({ code: 'self_excluded', params: { ends: 'never' } });
  const otherClient = await api.as(await api.aMember());
  expect((await otherClient.get('/api/member.php', { id: member.id })).status).toBe(404);
  await api.visitor.post('/api/password-reset.php', { email: member.email });
  const token = readLinkToken(await findNewestMail(api, member.email));
  const resetResponse = await api.visitor.put('/api/password-reset.php', {
    token,
    password: 'quite a new one',
    password_repeat: 'quite a new one',
  });
  expect(resetResponse.body.error.code).toBe('self_excluded');
});

test('R-091 of two bans the longer one counts, and the error gives its end', async () => {
  const email = 'twice@example.org';
  await requestExclusion(email, 24);
  const { ends } = (await confirm(email)).body;
  await requestExclusion(email, 6);
  await confirm(email);
  expect((await signUp(email)).body.error.params).toEqual({ ends: 'later', date: ends });
});

test('R-091 the browser in which a member confirms the ban loses the cookie of the ended session, and no other browser does', async () => {
  const { member, client } = await aLogin(api);
  const { client: otherClient } = await aLogin(api);
  await requestExclusion(member.email);
  const token = readLinkToken(await findNewestMail(api, member.email));
  expect((await client.put(PATH, { token })).cookies['auth.session']).toMatchObject({ value: '' });
  await requestExclusion(member.email);
  const secondToken = readLinkToken(await findNewestMail(api, member.email));
  expect((await otherClient.put(PATH, { token: secondToken })).cookies['auth.session']).toBeUndefined();
});

test('R-091 the address is kept as a hash only, and after the ban not at all', async () => {
  await requestExclusion('nobody.special@example.org', 12);
  await confirm('nobody.special@example.org');
  const findBans = () => api.db.selectFrom('self_exclusions').selectAll().where('months', '=', 12).execute();
  expect(JSON.stringify(await findBans())).not.toContain('nobody');
  await tidyAccess({ db: api.db, now: api.now() + 300 * DAY_S, random: api.ports.random }, api.ports.files);
  expect(await findBans()).toHaveLength(1);
  await tidyAccess({ db: api.db, now: api.now() + 367 * DAY_S, random: api.ports.random }, api.ports.files);
  expect(await findBans()).toEqual([]);
});

test('R-091 a link works once, for one day; at most three e-mails are sent a day', async () => {
  const email = 'often@example.org';
  for (let mail = 1; mail <= 4; mail += 1) expect((await requestExclusion(email)).status).toBe(200);
  expect(await api.mailsTo(email)).toHaveLength(3);
  expect((await confirm(email)).status).toBe(200);
  expect((await confirm(email)).body.error.code).toBe('token_invalid');
  await requestExclusion('late@example.org');
  api.ports.clock.advance(DAY_S);
  expect((await confirm('late@example.org')).status).toBe(410);
});

test('R-211 an account cannot change its e-mail address to one with a ban', async () => {
  await requestExclusion('excluded@example.org', null);
  await confirm('excluded@example.org');
  const { client } = await aLogin(api);
  const answer = await client.post('/api/mail-change.php', { email: 'excluded@example.org', password: PASSWORD });
  expect(answer.body.error.code).toBe('self_excluded');
});

test.each([{ email: 'nobody' }, { months: 7 }, { months: '6' }, { forever: true }])('R-363 %j is rejected', async (changes) => {
  expect((await api.visitor.post(PATH, { email: 'a@example.org', months: 6, ...changes })).status).toBe(422);
  expect((await api.visitor.put(PATH, { token: '' })).status).toBe(422);
});
