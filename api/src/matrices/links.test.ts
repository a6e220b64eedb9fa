import { testApi } from '../testing/testApi';
import type { Attempt } from './CallRow';
import { expectUnchanged, makeCall, findRoute } from './makeCall';
import { callRows } from './callRows';
import { getProperties } from './JsonSchema';

const api = testApi();
type Link = readonly [call: string, attempt: Attempt];

/** Calls that take the token from an email. */
const CALLS = [
  'POST /api/activate.php',
  'PUT /api/password-reset.php',
  'PUT /api/mail-change.php',
  'POST /api/security-undo.php',
  'POST /api/account-reactivate.php',
  'PUT /api/self-exclusion.php',
];
const rows = callRows.filter(([call]) => CALLS.includes(call));

/** Creates an unused link for a call that a visitor makes. */
async function createLink(wantedCall: string): Promise<Link> {
  const row = rows.find(([call]) => call === wantedCall);
  if (!row) throw new Error(`There is no link for ${wantedCall}.`);
  return [wantedCall, { ...(await row[1].success(api)), client: api.visitor }];
}

const useLink = ([call, attempt]: Link, changes: Partial<Attempt> = {}) => makeCall(call, { ...attempt, ...changes });
const getToken = ([, { body }]: Link): string => String(body?.['token']);

/** Expects a link to be rejected without any change to the database. */
async function expectDead(link: Link, changes: Partial<Attempt> = {}): Promise<void> {
  const { status, body, cookies } = await expectUnchanged(api, () => useLink(link, changes));
  expect([link[0], status >= 400, body.error.code]).toEqual([
    link[0],
    true,
    expect.stringMatching(/^(token_invalid|activation_failed|validation)$/),
  ]);
  expect(cookies['auth.session']?.value ?? '').toBe('');
}

test('R-207 these are the calls that take a mailed token; the age check gets its token through its own page', () => {
  const callsTakingToken = callRows.filter(([call]) => 'token' in getProperties(findRoute(api, call).schema.body)).map(([call]) => call);
  expect(callsTakingToken.filter((call) => call !== 'PUT /api/age-check.php').sort()).toEqual([...CALLS].sort());
});

test.each(CALLS)('R-201 R-207 R-211 R-214 a link for %s works only once, whoever tries it again', async (call) => {
  const link = await createLink(call);
  expect((await useLink(link)).status).toBeLessThan(400);
  await expectDead(link);
  await expectDead(link, { client: await api.as(await api.aMember()) });
});

test.each(CALLS)('R-207 R-402 of ten concurrent uses of a link for %s exactly one succeeds', async (call) => {
  const link = await createLink(call);
  const responses = await Promise.all(Array.from({ length: 10 }, () => useLink(link)));
  expect(responses.map(({ status }) => status).filter((status) => status < 400)).toHaveLength(1);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
});

test.each(CALLS)('R-207 a link for %s works for no other call, and stays valid after such attempts', async (call) => {
  const link = await createLink(call);
  for (const otherCall of CALLS.filter((name) => name !== call)) {
    const [, attempt] = await createLink(otherCall);
    await expectDead([otherCall, { ...attempt, body: { ...attempt.body, token: getToken(link) } }]);
  }
  expect((await useLink(link)).status).toBeLessThan(400);
});

test.each(CALLS)('R-207 a token that only resembles one for %s is rejected', async (call) => {
  const link = await createLink(call);
  const token = getToken(link);
  const alteredToken = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
  for (const forgedToken of [
    `${token}A`,
    token.slice(0, -1),
    alteredToken,
    ` ${token}`,
    `${token}=`,
    `${token}\u0000`,
    [...token].reverse().join(''),
  ]) {
    await expectDead(link, { body: { ...link[1].body, token: forgedToken } });
  }
});

test('R-366 only the mails table contains a token in plain text', async () => {
  for (const call of CALLS) {
    const token = getToken(await createLink(call));
    const tables = await api.db.introspection.getTables();
    for (const { name } of tables.filter((table) => table.name !== 'mails')) {
      const tableRows = await api.db
        .selectFrom(name as 'tokens')
        .selectAll()
        .execute();
      expect([call, name, JSON.stringify(tableRows).includes(token)]).toEqual([call, name, false]);
    }
  }
});
