import { aConversation } from '../../testing/aConversation';
import { aReport } from '../../testing/aReport';
import { testApi } from '../../testing/testApi';

const api = testApi();
const PATH = '/api/report.php';

const rowsOf = (memberId: string) => api.db.selectFrom('reports').selectAll().where('subject_id', '=', memberId).execute();

test('R-260 R-391 a report is kept with copies of the messages that prove it, and gets a reference', async () => {
  const { me, partner, answer } = await aReport(api);
  expect(answer.status).toBe(201);
  expect(answer.body.reference).toMatch(/^R-[A-Z0-9]{8}$/);
  const [row] = await rowsOf(partner.id);
  expect(row).toMatchObject({ reporter_id: me.id, reason: 'harassment', body: 'Does not stop', status: 'open' });
  expect(row?.excerpts).toEqual([expect.objectContaining({ sender_id: me.id, type: 'text', body: 'First', photo_id: null })]);
});

test('R-226 R-260 from then on the two do not meet: no profile, no chat, no message, no entry in the block list', async () => {
  const { me, partner, mine, theirs, id, send } = await aReport(api);
  expect((await mine.get('/api/member.php', { id: partner.id })).status).toBe(404);
  expect((await mine.get('/api/chats.php')).body.chats).toEqual([]);
  expect((await mine.get('/api/chat.php', { conversation: id })).status).toBe(404);
  expect((await send({ body: 'Again' })).body.error.code).toBe('not_found');
  expect((await send({ body: 'Again' }, theirs)).body.error.code).toBe('blocked_by_member');
  expect((await theirs.get('/api/search.php')).text).not.toContain(me.id);
  expect((await mine.get('/api/block.php')).body.blocked).toEqual([]);
});

test('R-226 a report is not taken back like a block, not even where a block stood before', async () => {
  const { partner, mine } = await aConversation(api);
  await mine.post('/api/block.php', { profile_id: partner.id });
  await mine.post(PATH, { profile_id: partner.id, reason: 'threat' });
  expect((await mine.delete('/api/block.php', { profile_id: partner.id })).status).toBe(404);
  expect((await mine.get('/api/member.php', { id: partner.id })).status).toBe(404);
});

test('R-260 the same report again is the same; another reason is another report', async () => {
  const { partner, mine, answer } = await aReport(api);
  const again = await mine.post(PATH, { profile_id: partner.id, reason: 'harassment' });
  expect(again.body).toEqual(answer.body);
  expect((await mine.post(PATH, { profile_id: partner.id, reason: 'threat' })).body).not.toEqual(answer.body);
  expect(await rowsOf(partner.id)).toHaveLength(2);
});

test('R-260 R-400 nobody proves anything with messages of others, or reports whom they cannot know', async () => {
  const other = await aReport(api);
  const foreign = (await api.db.selectFrom('messages').select('id').where('conversation_id', '=', other.id).executeTakeFirstOrThrow()).id;
  const { partner, mine, me, id } = await aConversation(api);
  const report = (changes: object) => mine.post(PATH, { profile_id: partner.id, reason: 'other', ...changes });
  expect((await report({ conversation: other.id })).status).toBe(404);
  expect((await report({ conversation: id, message_ids: [foreign] })).status).toBe(404);
  const hidden = await api.aMember({ invisible: true });
  for (const unknown of [me.id, hidden.id, 'A'.repeat(16)]) expect((await report({ profile_id: unknown })).status).toBe(404);
  expect(await rowsOf(partner.id)).toEqual([]);
});

test.each([
  [{ reason: 'boring' }, 'reason'],
  [{ text: 'x'.repeat(2_001) }, 'text'],
  [{ message_ids: ['A'.repeat(16)] }, 'conversation'],
  [{ message_ids: Array.from({ length: 21 }, () => 'A'.repeat(16)) }, 'message_ids'],
])('R-260 R-363 %j is refused at %s', async (changes, field) => {
  const { partner, mine } = await aConversation(api);
  const { status, body } = await mine.post(PATH, { profile_id: partner.id, reason: 'other', ...changes });
  expect(status).toBe(422);
  expect(body.error.fields[field]).toBe('validation');
});

test('R-365 a visitor reports nobody', async () => {
  const other = await api.aMember();
  expect((await api.visitor.post(PATH, { profile_id: other.id, reason: 'other' })).body.authentication_required).toBe(true);
});
