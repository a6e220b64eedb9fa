import type { SignupForm } from '@rendezvous/shared/contract';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';

const api = testApi();
const signUp = (changes: Partial<SignupForm> = {}) => api.visitor.post('/api/signup.php', { ...aSignup(changes) });

const setMode = (signups: string) =>
  api.db
    .updateTable('domains')
    .set({ settings: JSON.stringify({ signups }) })
    .where('host', '=', 'localhost')
    .execute();

test('R-196 with_trafficsource: only with a network', async () => {
  await setMode('with_trafficsource');
  expect((await signUp()).body.error.code).toBe('traffic_source_needed');
  expect((await signUp({ network: 'partner' })).status).toBe(201);
});

test.each(['none', 'closed'])('R-196 R-197 %s: nobody can sign up', async (mode) => {
  await setMode(mode);
  const { status, body } = await signUp({ network: 'partner' });
  expect(status).toBe(403);
  expect(body.error.code).toBe('signups_closed');
});

test('R-197 invite: a valid code, once', async () => {
  await setMode('invite');
  const owner_id = (await api.aMember()).id;
  const now = api.now();
  const createInvite = (name: string, expires_at: number) => ({ code: name, owner_id, used_by: null, created_at: now, expires_at });
  await api.db
    .insertInto('invites')
    .values([createInvite('GOOD', now + 60), createInvite('OLD', now - 1)])
    .execute();
  expect((await signUp()).body.error.code).toBe('invite_invalid');
  expect((await signUp({ invite_code: 'OLD' })).body.error.code).toBe('invite_invalid');
  expect((await signUp({ invite_code: 'GOOD' })).status).toBe(201);
  expect((await signUp({ invite_code: 'GOOD' })).body.error.code).toBe('invite_invalid');
});
