import { DAY_S } from '@rendezvous/shared/contract';
import { eraseAccountsJob } from '../leaving/erasure';
import { aLogin, hashPassword, PASSWORD } from '../testing/aLogin';
import { aMandate } from '../testing/aMandate';
import { aReport } from '../testing/aConversation';
import { readLinkToken, findNewestMail } from '../testing/findNewestMail';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/moderation.php';
const reasons = { ground: 'rules', reason: 'harassment', facts: 'The first message of the conversation.' };

beforeEach(() => api.db.deleteFrom('reports').execute());

/** Decides on the only open report. */
async function decide(decision: 'strike' | 'ban') {
  const moderator = await api.as(await api.aMember({ role: 'moderator' }));
  const [{ id }] = (await moderator.get(PATH)).body.reports;
  expect((await moderator.post(PATH, { kind: 'report', id, decision, ...reasons })).status).toBe(200);
}

/** A member who was reported, deleted the account before the decision, and was banned. */
async function aBannedMember() {
  const { partner, theirs } = await aReport(api, { partner: { password_hash: await hashPassword(PASSWORD) } });
  expect((await theirs.delete('/api/account.php', { reason: 'privacy', password: PASSWORD })).status).toBe(200);
  const token = readLinkToken(await findNewestMail(api, partner.email));
  await decide('ban');
  return { partner, token };
}

const signUp = (email: string) => api.visitor.post('/api/signup.php', { ...aSignup({ email }) });

test('R-385 R-408 a permanently banned member cannot sign up again with that address, even after the account is erased', async () => {
  const { partner } = await aBannedMember();
  api.ports.clock.advance(14 * DAY_S);
  await eraseAccountsJob(api.app, {});
  const { status, body } = await signUp(partner.email.toUpperCase());
  expect([status, body.error.code]).toEqual([403, 'signups_closed']);
  expect((await signUp(`other-than-${partner.email}`)).status).toBe(201);
});

test('R-195 R-408 while a banned account still exists, signing up with its address returns the same error as for any account', async () => {
  const { partner } = await aReport(api);
  await decide('ban');
  expect((await signUp(partner.email)).body.error.code).toBe('account_exists');
});

test('R-214 R-408 a banned member cannot come back through the link in the deletion mail', async () => {
  const { partner, token } = await aBannedMember();
  expect((await api.visitor.post('/api/account-reactivate.php', { token })).body.error.code).toBe('token_invalid');
  const { status } = await api.db.selectFrom('members').select('status').where('id', '=', partner.id).executeTakeFirstOrThrow();
  expect(status).toBe('pending_deletion');
});

test('R-212 R-408 no account can change to a banned address', async () => {
  const { partner } = await aBannedMember();
  api.ports.clock.advance(14 * DAY_S);
  await eraseAccountsJob(api.app, {});
  const { client } = await aLogin(api);
  const { status, body } = await client.post('/api/mail-change.php', { email: partner.email, password: PASSWORD });
  expect([status, body.error.fields]).toEqual([422, { email: 'mail_change_invalid' }]);
});

test('R-408 strikes carry over to an account with another address that verified the same phone number', async () => {
  const strikeAndGetSubject = async () => {
    const { partner } = await aReport(api, { partner: { photo: true } });
    await aMandate(api, partner);
    await decide('strike');
    return (await api.mailsTo(partner.email)).at(-1)?.subject;
  };
  expect(await strikeAndGetSubject()).toBe('A warning about your account on Rendezvous');
  expect(await strikeAndGetSubject()).toBe('Your account on Rendezvous is closed for 7 days');
  const keys = await api.db.selectFrom('strike_keys').select('key_hash').execute();
  expect(JSON.stringify(keys)).not.toMatch(/31612345678|example/);
});
