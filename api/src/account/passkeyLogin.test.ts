import { DAY_S } from '@rendezvous/shared/contract';
import { tidyAccess } from '../leaving/tidyAccess';
import { aLogin } from '../testing/aLogin';
import { addPasskey, requestLoginChallenge, requestLoginProof, type CeremonyOptions, SoftKey } from '../testing/SoftKey';
import { testApi } from '../testing/testApi';
import { withSession } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/passkey-login.php';

/** Creates a logged-in member with a passkey. */
async function aPasskeyHolder() {
  const { member, client } = await aLogin(api);
  return { member, client, key: await addPasskey(client) };
}

test('R-216 a member logs in with a passkey, without entering a username, and sees when it was last used', async () => {
  const { member, client, key } = await aPasskeyHolder();
  const answer = await api.visitor.put(PATH, await requestLoginProof(api.visitor, key));
  expect(answer.body.user.id).toBe(member.id);
  expect((await withSession(api.visitor, answer).get('/api/user.php')).body.user.id).toBe(member.id);
  expect((await client.get('/api/passkeys.php')).body.passkeys).toMatchObject([{ last_used: api.now() }]);
});

test('R-216 a member with a passkey can still log in with the password', async () => {
  const { member } = await aPasskeyHolder();
  const answer = await api.visitor.post('/api/user.php', { login: member.name, password: 'correct horse battery' });
  expect(answer.body.user.id).toBe(member.id);
});

const WRONG_PROOFS: [title: string, proofChanges: Partial<CeremonyOptions>][] = [
  ['on another page', { origin: 'https://evil.example' }],
  ['for another site', { site: 'evil.example' }],
  ['of a challenge we did not make', { challenge: 'x'.repeat(43) }],
  ['without asking its user', { verifiesUser: false }],
];

test.each(WRONG_PROOFS)('R-175 R-216 a proof %s logs nobody in', async (_title, proofChanges) => {
  const { key } = await aPasskeyHolder();
  const proof = key.createProof({ challenge: await requestLoginChallenge(api.visitor), ...proofChanges });
  const { body, cookies } = await api.visitor.put(PATH, { proof });
  expect([body.error.code, cookies]).toEqual(['login_failed', {}]);
});

test('R-216 a challenge can be answered once, within fifteen minutes; one for creating a passkey does not log in', async () => {
  const { client, key } = await aPasskeyHolder();
  const loginBody = await requestLoginProof(api.visitor, key);
  expect((await api.visitor.put(PATH, loginBody)).status).toBe(200);
  expect((await api.visitor.put(PATH, loginBody)).body.error.code).toBe('login_failed');
  const lateBody = await requestLoginProof(api.visitor, key);
  api.ports.clock.advance(901);
  expect((await api.visitor.put(PATH, lateBody)).body.error.code).toBe('login_failed');
  const { creation } = (await client.post('/api/passkey-options.php', { password: 'correct horse battery' })).body;
  expect((await api.visitor.put(PATH, { proof: key.createProof({ challenge: creation.challenge }) })).body.error.code).toBe('login_failed');
});

test('R-216 of two simultaneous answers to one challenge only one logs in', async () => {
  const { key } = await aPasskeyHolder();
  const loginBody = await requestLoginProof(api.visitor, key);
  const answers = await Promise.all([api.visitor.put(PATH, loginBody), api.visitor.put(PATH, loginBody)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('R-216 a counter that does not increase is treated as a copied key; a device that never counts is accepted', async () => {
  const { key } = await aPasskeyHolder();
  await api.visitor.put(PATH, await requestLoginProof(api.visitor, key));
  key.counter = 0;
  expect((await api.visitor.put(PATH, await requestLoginProof(api.visitor, key))).body.error.code).toBe('login_failed');
  const { client } = await aLogin(api);
  const uncountedKey = await addPasskey(client, { key: new SoftKey(false) });
  for (const time of [1, 2]) {
    expect([time, (await api.visitor.put(PATH, await requestLoginProof(api.visitor, uncountedKey))).status]).toEqual([time, 200]);
  }
});

test('R-175 R-216 an unknown key, a removed one and one of a blocked account are refused alike', async () => {
  const { member, client, key } = await aPasskeyHolder();
  const unknownKeyResponse = await api.visitor.put(PATH, await requestLoginProof(api.visitor, new SoftKey()));
  await api.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', member.id).execute();
  const blockedAccountResponse = await api.visitor.put(PATH, await requestLoginProof(api.visitor, key));
  await api.db.updateTable('members').set({ status: 'active' }).where('id', '=', member.id).execute();
  await client.delete('/api/passkeys.php', { id: key.id });
  const removedKeyResponse = await api.visitor.put(PATH, await requestLoginProof(api.visitor, key));
  const error = { code: 'login_failed', message: unknownKeyResponse.body.error.message };
  expect([unknownKeyResponse, blockedAccountResponse, removedKeyResponse].map(({ status, body }) => [status, body.error])).toEqual(
    Array(3).fill([422, error]),
  );
});

test('R-177 R-216 logging in to an account pending deletion returns the deletion date', async () => {
  const { member, key } = await aPasskeyHolder();
  await api.db.updateTable('members').set({ status: 'pending_deletion', deletes_at: 99 }).where('id', '=', member.id).execute();
  const { body } = await api.visitor.put(PATH, await requestLoginProof(api.visitor, key));
  expect(body.error).toMatchObject({ code: 'pending_deletion', params: { date: 99 } });
});

test('R-216 the login challenge has the same fields for everybody, and old challenges are cleaned up', async () => {
  const [firstResponse, secondResponse] = [await api.visitor.post(PATH), await api.visitor.post(PATH)];
  expect(Object.keys(firstResponse.body.request).sort()).toEqual(['challenge', 'site_id']);
  expect(firstResponse.body.request.challenge).not.toBe(secondResponse.body.request.challenge);
  api.ports.clock.advance(2 * DAY_S);
  await tidyAccess({ db: api.db, now: api.now(), random: api.ports.random }, api.ports.files);
  expect(await api.db.selectFrom('passkey_challenges').select('expires_at').execute()).toEqual([]);
});
