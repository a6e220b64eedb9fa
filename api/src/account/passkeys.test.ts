import { PASSKEYS_MAX } from '@rendezvous/shared/contract';
import { aLogin } from '../testing/aLogin';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { addPasskey, requestCreationChallenge, type CeremonyOptions, SoftKey } from '../testing/SoftKey';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/passkeys.php';

test('R-216 a passkey is added with a name, listed, renamed and removed', async () => {
  const { client } = await aLogin(api);
  const { id } = await addPasskey(client, { name: '  My phone ' });
  expect((await client.get(PATH)).body.passkeys).toEqual([{ id, name: 'My phone', created: api.now(), last_used: null }]);
  expect((await client.put(PATH, { id, name: 'Old phone' })).body.passkeys).toMatchObject([{ id, name: 'Old phone' }]);
  expect((await client.delete(PATH, { id })).body.passkeys).toEqual([]);
});

test('R-216 the creation options name the site, the member and the existing passkeys; a wrong password is refused', async () => {
  const { member, client } = await aLogin(api);
  const { id } = await addPasskey(client);
  const { creation } = (await client.post('/api/passkey-options.php', { password: 'correct horse battery' })).body;
  expect(creation).toMatchObject({ site: { id: 'localhost', name: 'Rendezvous' }, user: { name: member.name }, exclude: [id] });
  const refusedResponse = await client.post('/api/passkey-options.php', { password: 'another' });
  expect(refusedResponse.body.error).toMatchObject({ code: 'old_password_wrong', fields: { password: 'old_password_wrong' } });
});

const WRONG_PASSKEYS: [title: string, passkeyChanges: Partial<CeremonyOptions>][] = [
  ['for another page', { origin: 'https://evil.example' }],
  ['for another site', { site: 'evil.example' }],
  ['for a challenge we did not make', { challenge: 'x'.repeat(43) }],
  ['without asking its user', { verifiesUser: false }],
];

test.each(WRONG_PASSKEYS)('R-216 a passkey made %s is not stored', async (_title, passkeyChanges) => {
  const { client } = await aLogin(api);
  const passkey = new SoftKey().createPasskey({ challenge: await requestCreationChallenge(client), ...passkeyChanges });
  expect((await client.post(PATH, { name: 'Phone', passkey })).body.error.code).toBe('passkey_failed');
  expect((await client.get(PATH)).body.passkeys).toEqual([]);
});

test('R-216 a challenge creates one passkey, within fifteen minutes, and only for the member who requested it', async () => {
  const [{ client: anna }, { client: bob }] = [await aLogin(api), await aLogin(api)];
  const getErrorCode = async (client: typeof anna, challenge: string): Promise<string | undefined> =>
    (await client.post(PATH, { name: 'Phone', passkey: new SoftKey().createPasskey({ challenge }) })).body.error?.code;
  const challenge = await requestCreationChallenge(anna);
  expect(await getErrorCode(bob, challenge)).toBe('passkey_failed');
  expect(await getErrorCode(anna, challenge)).toBeUndefined();
  expect(await getErrorCode(anna, challenge)).toBe('passkey_failed');
  const lateChallenge = await requestCreationChallenge(anna);
  api.ports.clock.advance(901);
  expect(await getErrorCode(anna, lateChallenge)).toBe('passkey_failed');
});

test('R-216 a key registered to one member cannot be registered to another', async () => {
  const [{ client: anna }, { client: bob }] = [await aLogin(api), await aLogin(api)];
  const key = await addPasskey(anna);
  const passkey = key.createPasskey({ challenge: await requestCreationChallenge(bob) });
  expect((await bob.post(PATH, { name: 'Mine', passkey })).body.error.code).toBe('passkey_failed');
  expect((await anna.get(PATH)).body.passkeys).toHaveLength(1);
});

test('R-216 R-400 another member’s passkey can be neither renamed nor removed', async () => {
  const [{ client: anna }, { client: bob }] = [await aLogin(api), await aLogin(api)];
  const { id } = await addPasskey(anna);
  expect((await bob.put(PATH, { id, name: 'Mine' })).status).toBe(404);
  expect((await bob.delete(PATH, { id })).status).toBe(404);
  expect((await anna.get(PATH)).body.passkeys).toMatchObject([{ name: 'Phone' }]);
});

test('R-216 a member can have at most ten passkeys', async () => {
  const { client } = await aLogin(api);
  for (let count = 1; count < PASSKEYS_MAX; count += 1) await addPasskey(client);
  const [tenthChallenge, eleventhChallenge] = [await requestCreationChallenge(client), await requestCreationChallenge(client)];
  await client.post(PATH, { name: 'Tenth', passkey: new SoftKey().createPasskey({ challenge: tenthChallenge }) });
  expect((await client.post('/api/passkey-options.php', { password: 'correct horse battery' })).status).toBe(409);
  expect(
    (await client.post(PATH, { name: 'Eleventh', passkey: new SoftKey().createPasskey({ challenge: eleventhChallenge }) })).status,
  ).toBe(409);
  expect((await client.get(PATH)).body.passkeys).toHaveLength(PASSKEYS_MAX);
});

test('R-209 R-216 undoing a change removes every passkey, because a stranger may have added one', async () => {
  const { member, client } = await aLogin(api);
  await client.put('/api/password.php', {
    old_password: 'correct horse battery',
    password: 'quite another one',
    password_repeat: 'quite another one',
  });
  const token = readLinkToken(await findNewestMail(api, member.email));
  await api.db
    .insertInto('passkeys')
    .values({
      id: 'stranger',
      member_id: member.id,
      public_key: 'AA',
      counter: 0,
      transports: [],
      name: 'x',
      created_at: 1,
      last_used_at: null,
    })
    .execute();
  expect((await api.visitor.post('/api/security-undo.php', { token })).body.undone).toBe('password');
  expect(await api.db.selectFrom('passkeys').select('id').where('member_id', '=', member.id).execute()).toEqual([]);
});
