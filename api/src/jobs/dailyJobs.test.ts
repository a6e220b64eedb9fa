import { DAY_S } from '@rendezvous/shared/contract';
import { aConversation } from '../testing/aConversation';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { DAILY_JOBS } from './JobKind';
import { enqueueDaily } from './enqueueDaily';
import { runDueJobs } from './runDueJobs';
import { testApi } from '../testing/testApi';

const api = testApi();
/** Advances the clock by a number of days, then enqueues and runs the daily jobs, as a process does on start. */
async function runDailyJobsAfter(days: number): Promise<void> {
  api.ports.clock.advance(days * DAY_S);
  for (const kind of DAILY_JOBS) await enqueueDaily(api.app, kind);
  await runDueJobs(api.app);
}

const getCredits = async (client: Awaited<ReturnType<typeof api.as>>) => (await client.get('/api/user.php')).body.user.credits;
const findMessages = (id: string) => api.db.selectFrom('messages').select('id').where('conversation_id', '=', id).execute();

test('R-405 a daily job runs once a day, however often it is queued, and queues itself for the next day', async () => {
  await runDailyJobsAfter(1);
  await runDailyJobsAfter(0);
  const jobs = await api.db.selectFrom('jobs').select(['id', 'done_at']).where('kind', '=', 'erase_messages').orderBy('run_at').execute();
  expect(jobs.map(({ done_at }) => done_at === null)).toEqual([false, true]);
});

test('R-284 a first message that was not opened within 30 days is refunded once', async () => {
  const { me } = await aConversation(api);
  await runDailyJobsAfter(29);
  expect(await getCredits(await api.as(me))).toBe(99);
  await runDailyJobsAfter(1);
  expect(await getCredits(await api.as(me))).toBe(100);
  await runDailyJobsAfter(1);
  expect(await getCredits(await api.as(me))).toBe(100);
});

test('R-284 a first message to a member blocked by moderation is refunded at once', async () => {
  const { me, partner } = await aConversation(api);
  await api.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', partner.id).execute();
  await runDailyJobsAfter(1);
  expect(await getCredits(await api.as(me))).toBe(100);
});

test('R-284 a first message that was read or answered is not refunded', async () => {
  const openedConversation = await aConversation(api);
  const { messages } = (await openedConversation.theirs.get('/api/chat.php', { conversation: openedConversation.id })).body;
  await openedConversation.theirs.put('/api/chat.php', { conversation: openedConversation.id, read_up_to: messages[0].id });
  const answeredConversation = await aConversation(api);
  await answeredConversation.send({ body: 'Hello' }, answeredConversation.theirs);
  await runDailyJobsAfter(31);
  for (const { me } of [openedConversation, answeredConversation]) expect(await getCredits(await api.as(me))).toBe(99);
});

test('R-272 R-405 after 12 months messages are erased with their photos, and nothing stays unread', async () => {
  const { me, partner, mine, id, send } = await aConversation(api, { partner: { photos_from_everyone: true } });
  const photoId = (await uploadPhoto(mine, '/api/chat-photo.php', await aPicture())).body.photo_id;
  await send({ type: 'photo', photo_id: photoId });
  await runDailyJobsAfter(364);
  expect(await findMessages(id)).toHaveLength(2);
  await send({ body: 'Still there?' }, await api.as(me));
  await runDailyJobsAfter(2);
  expect(await findMessages(id)).toHaveLength(1);
  expect(await api.ports.files.read(`photos/${photoId}/1200.webp`)).toBeNull();
  const { chats } = (await (await api.as(partner)).get('/api/chats.php')).body;
  expect(chats[0].num_unread_messages).toBe(1);
});
