import { DAY_S } from '@rendezvous/shared/contract';
import { sql } from 'kysely';
import { enqueueDaily } from '../jobs/enqueueDaily';
import { DAILY_JOBS } from '../jobs/JobKind';
import { runDueJobs } from '../jobs/runDueJobs';
import { expectBooksBalance } from '../matrices/expectSurvival';
import { aConversation } from '../testing/aConversation';
import { hashPassword, PASSWORD } from '../testing/aLogin';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { aSignup } from '../testing/aSignup';
import { testApi } from '../testing/testApi';
import { claimDueAccounts, eraseAccount } from './erasure';

const api = testApi();
const MARK = 'Xanthippe';

async function runDailyJobsAfter(days: number): Promise<void> {
  api.ports.clock.advance(days * DAY_S);
  for (const kind of DAILY_JOBS) await enqueueDaily(api.app, kind);
  while ((await runDueJobs(api.app)) > 0);
}

/** A member who has left data in many tables and files, marked with MARK where it is text. */
async function aLeaver() {
  const traits = { name: `${MARK}1`, email: `${MARK}1@example.org`, password_hash: await hashPassword(PASSWORD), paid: true };
  const profile = { about_me: `I am ${MARK}`, looking_for: MARK, city: MARK };
  const conversation = await aConversation(api, { me: { ...traits, profile }, partner: { photos_from_everyone: true } });
  const { me, partner, mine, theirs, send } = conversation;
  const photoId = (await uploadPhoto(mine, '/api/photos.php', await aPicture())).body.photo.id;
  const chatPhotoId = (await uploadPhoto(mine, '/api/chat-photo.php', await aPicture())).body.photo_id;
  await send({ type: 'photo', photo_id: chatPhotoId });
  await send({ body: `${MARK} was here` });
  await send({ body: 'My own words' }, theirs);
  await mine.post('/api/like.php', { profile_id: partner.id });
  await mine.post('/api/export.php', { password: PASSWORD });
  await api.visitor.post('/api/self-exclusion.php', { email: me.email, months: 6 });
  await mine.post('/api/complaint.php', { category: 'other', email: me.email, description: 'Something that is long enough' });
  await mine.delete('/api/account.php', { reason: 'found_someone', text: `${MARK} found someone`, password: PASSWORD });
  await runDueJobs(api.app);
  return { ...conversation, files: [`photos/${photoId}/1200.webp`, `photos/${chatPhotoId}/1200.webp`] };
}

const findMember = (id: string) => api.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Finds every row, in any table, that contains MARK. */
async function findTraces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(api.db);
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t where t::text ilike ${`%${MARK}%`}`.execute(
      api.db,
    );
    traces.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return traces;
}

test('R-215 R-405 after 14 days nothing personal is left in any table or file; the books are complete', async () => {
  const { me, files } = await aLeaver();
  const findLots = () => api.db.selectFrom('lots').selectAll().where('member_id', '=', me.id).execute();
  const lotsBefore = await findLots();
  await runDailyJobsAfter(13);
  expect((await findTraces()).length).toBeGreaterThan(5);
  await runDailyJobsAfter(1);
  expect(await findTraces()).toEqual([]);
  for (const file of files) expect(await api.ports.files.read(file)).toBeNull();
  expect(await findLots()).toEqual(lotsBefore);
  await expectBooksBalance(api.db);
  expect(await api.db.selectFrom('account_deletions').select(['member_id', 'reason', 'text']).execute()).toEqual([
    { member_id: null, reason: 'found_someone', text: null },
  ]);
});

test('R-215 an account is erased at the announced time, not only by the next day’s jobs', async () => {
  const { me } = await aLeaver();
  api.ports.clock.advance(14 * DAY_S - 1);
  await runDueJobs(api.app);
  expect((await findMember(me.id)).status).toBe('pending_deletion');
  api.ports.clock.advance(1);
  await runDueJobs(api.app);
  expect([(await findMember(me.id)).status, (await findMember(me.id)).name]).toEqual(['deleted', expect.not.stringContaining(MARK)]);
  await runDailyJobsAfter(0);
});

test('R-215 the partner keeps their own messages; the e-mail address and username become available again', async () => {
  const { partner, me, id } = await aLeaver();
  await runDailyJobsAfter(15);
  const partnerClient = await api.as(partner);
  const { rows } = await sql<{ body: string }>`select body from messages where conversation_id = ${id} and body <> ''`.execute(api.db);
  expect(rows).toEqual([{ body: 'My own words' }]);
  expect((await partnerClient.get('/api/chats.php')).body.chats).toMatchObject([
    { conversation: { id }, profile: { name: '', main_image: null } },
  ]);
  expect((await partnerClient.get('/api/chat.php', { conversation: id })).body).toMatchObject({
    profile: { name: '' },
    messages: [{ mine: true }],
  });
  expect((await partnerClient.get('/api/member.php', { id: me.id })).status).toBe(404);
  const form = aSignup({ email: `${MARK}1@example.org`, name: `${MARK}1` });
  expect((await api.visitor.post('/api/signup.php', { ...form })).status).toBe(201);
  await api.db.updateTable('members').set({ status: 'deleted' }).where('email', '=', form.email).execute();
  await runDailyJobsAfter(1);
});

test('R-405 an erasure that was interrupted is finished by the next run, and a finished one is left alone', async () => {
  const { me } = await aLeaver();
  api.ports.clock.advance(14 * DAY_S);
  const work = { db: api.db, now: api.now(), random: api.ports.random };
  const brokenFiles = { ...api.ports.files, remove: () => Promise.reject(new Error('the disk is gone')) };
  expect(await claimDueAccounts(work)).toContain(me.id);
  await expect(eraseAccount(work, brokenFiles as typeof api.ports.files, me.id)).rejects.toThrow('the disk is gone');
  expect((await findMember(me.id)).name).toBe(`${MARK}1`);
  expect(await claimDueAccounts(work)).toContain(me.id);
  await eraseAccount(work, api.ports.files, me.id);
  const erasedMember = await findMember(me.id);
  expect(await claimDueAccounts(work)).not.toContain(me.id);
  await eraseAccount(work, api.ports.files, me.id);
  expect(await findMember(me.id)).toEqual(erasedMember);
});

test('R-405 an account that nobody confirmed is dropped after 30 days, unless it bought something', async () => {
  const [unconfirmedMember, buyer, confirmedMember] = [
    await api.aMember({ status: 'not_confirmed' }),
    await api.aMember({ status: 'not_confirmed', paid: true }),
    await api.aMember(),
  ];
  await runDailyJobsAfter(29);
  expect((await findMember(unconfirmedMember.id)).status).toBe('not_confirmed');
  await runDailyJobsAfter(1);
  const statuses = [];
  for (const { id } of [unconfirmedMember, buyer, confirmedMember]) statuses.push((await findMember(id)).status);
  expect(statuses).toEqual(['deleted', 'not_confirmed', 'active']);
});

test('R-405 activity older than 90 days is cleared', async () => {
  const member = await api.aMember();
  await runDailyJobsAfter(90);
  expect((await findMember(member.id)).last_active_at).toBeGreaterThan(0);
  await runDailyJobsAfter(1);
  expect((await findMember(member.id)).last_active_at).toBe(0);
});
