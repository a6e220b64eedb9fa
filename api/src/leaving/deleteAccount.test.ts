import { DAY_S } from '@rendezvous/shared/contract';
import { runDueJobs } from '../jobs/runDueJobs';
import { aConversation } from '../testing/aConversation';
import { aLogin, hashPassword, PASSWORD } from '../testing/aLogin';
import { findNewestMail } from '../testing/findNewestMail';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

const api = testApi();
const PATH = '/api/account.php';
const FOURTEEN_DAYS_S = 14 * DAY_S;

const leave = (client: TestClient, changes: object = {}) => client.delete(PATH, { reason: 'privacy', password: PASSWORD, ...changes });

test('R-213 R-214 R-387 a deleted account stays for 14 days; its owner is e-mailed the date and a reactivation link', async () => {
  const { member, client } = await aLogin(api, { language: 'nl' });
  const answer = await leave(client, { text: ' Too much of everything ' });
  expect([answer.status, answer.body]).toEqual([200, { deletes_at: api.now() + FOURTEEN_DAYS_S }]);
  expect(answer.cookies['auth.session']?.value).toBe('');
  const mail = await findNewestMail(api, member.email);
  const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format((api.now() + FOURTEEN_DAYS_S) * 1000);
  expect(mail).toMatchObject({ kind: 'deletion', subject: `Je account bij Rendezvous wordt op ${day} verwijderd` });
  expect(mail.body_text).toContain('http://localhost:3000/account-deleted?token=');
  const storedReasons = await api.db
    .selectFrom('account_deletions')
    .select(['reason', 'text'])
    .where('member_id', '=', member.id)
    .execute();
  expect(storedReasons).toEqual([{ reason: 'privacy', text: 'Too much of everything' }]);
});

test('R-215 all sessions end at once, and push messages with them', async () => {
  const { member, client } = await aLogin(api);
  const phone = await api.as(member);
  await api.db
    .insertInto('push_subscriptions')
    .values({ endpoint: `https://push.example/${member.id}`, member_id: member.id, p256dh: 'x', auth: 'y', created_at: 1 })
    .execute();
  await leave(client);
  for (const session of [client, phone]) expect((await session.get('/api/chats.php')).body.authentication_required).toBe(true);
  expect(await api.db.selectFrom('push_subscriptions').selectAll().where('member_id', '=', member.id).execute()).toEqual([]);
});

test('R-177 R-372 login returns the deletion date', async () => {
  const { member, client } = await aLogin(api);
  const { deletes_at: date } = (await leave(client)).body;
  const { status, body } = await api.visitor.post('/api/user.php', { login: member.name, password: PASSWORD });
  expect([status, body.error.code, body.error.params]).toEqual([403, 'pending_deletion', { date }]);
});

test('R-215 mails stop, except the one about the deletion and warnings to its owner', async () => {
  const { member, client } = await aLogin(api);
  await leave(client);
  const mailFields = { member_id: member.id, recipient: member.email, body_text: '', body_html: '', created_at: api.now(), sent_at: null };
  for (const kind of ['reset', 'mail_changed']) {
    await api.db
      .insertInto('mails')
      .values({ ...mailFields, id: kind, kind, subject: kind })
      .execute();
    await api.db
      .insertInto('jobs')
      .values({ id: kind, kind: 'mail', payload: JSON.stringify({ mail_id: kind }), run_at: 0, done_at: null, last_error: null })
      .execute();
  }
  await runDueJobs(api.app);
  const sentMails = await api.db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', member.email)
    .where('sent_at', 'is not', null)
    .execute();
  expect(sentMails.map(({ kind }) => kind).sort()).toEqual(['deletion', 'mail_changed']);
});

test('R-215 chat partners and members with a like see the change at their next poll', async () => {
  const { member, client } = await aLogin(api);
  const { me } = await aConversation(api, { partner: {} });
  const fan = await api.aMember();
  await (await api.as(fan)).post('/api/like.php', { profile_id: member.id });
  const readLikesVersion = async (id: string) =>
    (await api.db.selectFrom('change_counters').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()).likes_version;
  const [fanVersion, partnerVersion] = [await readLikesVersion(fan.id), await readLikesVersion(me.id)];
  await leave(client);
  expect(await readLikesVersion(fan.id)).toBeGreaterThan(fanVersion);
  expect(await readLikesVersion(me.id)).toBe(partnerVersion);
});

test('R-213 R-215 nobody can write to a member who left, but their earlier messages can still be read', async () => {
  const { partner, theirs, mine, id, send } = await aConversation(api, { partner: { password_hash: await hashPassword(PASSWORD) } });
  await send({ body: 'Goodbye' }, theirs);
  await leave(theirs);
  expect((await send({ body: 'Wait!' })).body.error.code).toBe('member_gone');
  expect((await mine.get('/api/chat.php', { conversation: id })).body.messages).toHaveLength(2);
  expect((await mine.get('/api/member.php', { id: partner.id })).status).toBe(404);
});

test('R-215 during the 14 days chats show nothing of the member, in the list and inside', async () => {
  const { partner, theirs, mine, id } = await aConversation(api, {
    partner: { password_hash: await hashPassword(PASSWORD), photo: true, profile: { city: 'Utrecht', region: 'UT' } },
  });
  await leave(theirs);
  const deletedProfile = { id: partner.id, name: '', age: 0, country: '', region: null, city: null, main_image: null, online: false };
  const list = await mine.get('/api/chats.php');
  expect(list.body.chats).toMatchObject([{ conversation: { id }, profile: deletedProfile }]);
  const conversationResponse = await mine.get('/api/chat.php', { conversation: id });
  expect(conversationResponse.body).toMatchObject({ profile: deletedProfile, messages: [{ body: 'First' }] });
  for (const { text } of [list, conversationResponse]) expect(text).not.toMatch(new RegExp(`${partner.name}|Utrecht|photo\\.php`));
});

test.each([
  [{ password: 'wrong' }, { password: 'old_password_wrong' }],
  [{ reason: 'because' }, { reason: 'validation' }],
  [{ text: 'x'.repeat(1_001) }, { text: 'validation' }],
])('R-363 R-387 %j is rejected, and the account stays', async (changes, fields) => {
  const { client } = await aLogin(api);
  const { status, body } = await leave(client, changes);
  expect([status, body.error.fields]).toEqual([422, fields]);
  expect((await client.get('/api/chats.php')).status).toBe(200);
});

test('R-365 R-400 a member can delete only their own account, and only in a session', async () => {
  expect((await leave(api.visitor)).body.authentication_required).toBe(true);
  const [{ client }, other] = [await aLogin(api), await api.aMember()];
  expect((await leave(client, { member_id: other.id })).status).toBe(422);
});
