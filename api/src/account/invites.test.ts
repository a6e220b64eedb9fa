import { DAY_S } from '@rendezvous/shared/contract';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/invites.php';
const signUp = (invite_code: string) => api.visitor.post('/api/signup.php', { ...aSignup({ invite_code }) });
const createInviteCode = async (client: TestClient): Promise<string> => (await client.post(PATH)).body.invites[0].code;

beforeAll(() =>
  api.db
    .updateTable('domains')
    .set({ settings: JSON.stringify({ signups: 'invite' }) })
    .execute(),
);

test('R-197 a member can create five codes, valid for 30 days, but not a sixth', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.get(PATH)).body).toEqual({ invites: [], left: 5 });
  for (let codeNumber = 1; codeNumber <= 4; codeNumber += 1) await client.post(PATH);
  const { invites, left } = (await client.post(PATH)).body;
  expect([invites.length, left, invites[0]]).toEqual([5, 0, { code: expect.any(String), expires: api.now() + 30 * DAY_S, used: false }]);
  expect((await client.post(PATH)).status).toBe(409);
});

test('R-197 simultaneous requests create no more than five codes', async () => {
  const client = await api.as(await api.aMember());
  const answers = await Promise.all(Array.from({ length: 7 }, () => client.post(PATH)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('R-197 a code signs up one person, however it is typed; of two simultaneous sign-ups only one succeeds', async () => {
  const client = await api.as(await api.aMember());
  const code = await createInviteCode(client);
  const answers = await Promise.all([signUp(` ${code.toLowerCase()} `), signUp(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect((await signUp(code)).body.error.code).toBe('invite_invalid');
  expect((await client.get(PATH)).body).toMatchObject({ invites: [{ code, used: true }], left: 4 });
});

test('R-197 after 30 days an unused code is void and makes room for another', async () => {
  const member = await api.aMember();
  const code = await createInviteCode(await api.as(member));
  api.ports.clock.advance(30 * DAY_S);
  expect((await signUp(code)).body.error.code).toBe('invite_invalid');
  expect((await (await api.as(member)).get(PATH)).body).toEqual({ invites: [], left: 5 });
});

test('R-197 a member who has not confirmed the e-mail address cannot invite anybody', async () => {
  const client = await api.as(await api.aMember({ status: 'not_confirmed' }));
  expect((await client.post(PATH)).body.error.code).toBe('not_confirmed');
});

test('R-363 R-365 R-400 a session is needed, and nobody sees the codes of others', async () => {
  await createInviteCode(await api.as(await api.aMember()));
  const client = await api.as(await api.aMember());
  expect((await client.get(PATH)).body.invites).toEqual([]);
  expect((await client.post(PATH, { owner_id: 'Somebody0000000' })).status).toBe(422);
  for (const answer of [await api.visitor.get(PATH), await api.visitor.post(PATH)]) expect(answer.body.authentication_required).toBe(true);
});
