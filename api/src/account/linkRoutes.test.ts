import { aLogin, PASSWORD } from '../testing/aLogin';
import { aSignup } from '../testing/aSignup';
import { findNewestMail, readLinkToken } from '../testing/findNewestMail';
import { asSiteServer } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const isLinkValid = async (kind: string, token: string) =>
  (await asSiteServer(api.visitor).get('/internal/links', { kind, token })).body.valid;
const readToken = async (email: string): Promise<string> => readLinkToken(await findNewestMail(api, email));

test('R-207 a reset link is valid until it is used; checking does not use it up', async () => {
  const { member } = await aLogin(api);
  await api.visitor.post('/api/password-reset.php', { email: member.email });
  const token = await readToken(member.email);
  expect([await isLinkValid('reset', token), await isLinkValid('reset', token)]).toEqual([true, true]);
  const password = 'quite another one';
  await api.visitor.put('/api/password-reset.php', { token, password, password_repeat: password });
  expect(await isLinkValid('reset', token)).toBe(false);
  expect(await isLinkValid('undo', await readToken(member.email))).toBe(true);
});

test('R-201 R-211 a link is valid for its own purpose only', async () => {
  const form = aSignup();
  await api.visitor.post('/api/signup.php', { ...form });
  const activationToken = await readToken(form.email);
  expect([await isLinkValid('activation', activationToken), await isLinkValid('mail_change', activationToken)]).toEqual([true, false]);
  const { client } = await aLogin(api);
  await client.post('/api/mail-change.php', { email: 'linked@example.net', password: PASSWORD });
  const changeToken = await readToken('linked@example.net');
  expect([await isLinkValid('mail_change', changeToken), await isLinkValid('activation', changeToken)]).toEqual([true, false]);
});

test('R-091 the link that confirms a ban is valid once', async () => {
  await api.visitor.post('/api/self-exclusion.php', { email: 'ban@example.net', months: 6 });
  const token = await readToken('ban@example.net');
  expect(await isLinkValid('ban', token)).toBe(true);
  await api.visitor.put('/api/self-exclusion.php', { token });
  expect(await isLinkValid('ban', token)).toBe(false);
});

test.each(['activation', 'reset', 'mail_change', 'undo', 'reactivation', 'ban'])(
  'R-207 a made-up link for %s is not valid',
  async (kind) => {
    expect(await isLinkValid(kind, 'bad')).toBe(false);
  },
);

test('R-207 only the site server may check links', async () => {
  expect((await api.visitor.get('/internal/links', { kind: 'reset', token: 'bad' })).status).toBe(404);
});
