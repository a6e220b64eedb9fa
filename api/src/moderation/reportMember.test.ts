import { DAY_S } from '@rendezvous/shared/contract';
import { aConversation, aReport } from '../testing/aConversation';
import { aPicture, addMorePhotos, uploadPhoto } from '../testing/aPicture';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/report.php';

const findReports = (memberId: string) => api.db.selectFrom('reports').selectAll().where('subject_id', '=', memberId).execute();

test('R-260 R-391 a report is stored with copies of the messages given as evidence, and gets a reference', async () => {
  const { me, partner, reportResponse } = await aReport(api);
  expect(reportResponse.status).toBe(201);
  expect(reportResponse.body.reference).toMatch(/^R-[A-Z0-9]{8}$/);
  const [row] = await findReports(partner.id);
  expect(row).toMatchObject({ reporter_id: me.id, reason: 'harassment', body: 'Does not stop', status: 'open' });
  expect(row?.excerpts).toEqual([expect.objectContaining({ sender_id: me.id, type: 'text', body: 'First', photo_id: null })]);
});

test('R-226 R-260 after a report the two members are kept apart: no profile, no chat, no message, no entry in the block list', async () => {
  const { me, partner, mine, theirs, id, send } = await aReport(api);
  expect((await mine.get('/api/member.php', { id: partner.id })).status).toBe(404);
  expect((await mine.get('/api/chats.php')).body.chats).toEqual([]);
  expect((await mine.get('/api/chat.php', { conversation: id })).status).toBe(404);
  expect((await send({ body: 'Again' })).body.error.code).toBe('not_found');
  expect((await send({ body: 'Again' }, theirs)).body.error.code).toBe('blocked_by_member');
  expect((await theirs.get('/api/search.php')).text).not.toContain(me.id);
  expect((await mine.get('/api/block.php')).body.blocked).toEqual([]);
});

test('R-226 a report cannot be undone by unblocking, not even if there was a block before it', async () => {
  const { partner, mine } = await aConversation(api);
  await mine.post('/api/block.php', { profile_id: partner.id });
  await mine.post(PATH, { profile_id: partner.id, reason: 'threat' });
  expect((await mine.delete('/api/block.php', { profile_id: partner.id })).status).toBe(404);
  expect((await mine.get('/api/member.php', { id: partner.id })).status).toBe(404);
});

test('R-260 a second report about the same thing is added to the first; another thing gets its own report', async () => {
  const { partner, mine, reportResponse, id } = await aReport(api);
  const report = (changes: object) => mine.post(PATH, { profile_id: partner.id, reason: 'threat', ...changes });
  expect((await report({ conversation: id, text: 'Now with a threat' })).body).toEqual(reportResponse.body);
  expect((await report({ conversation: id, text: 'Now with a threat' })).body).toEqual(reportResponse.body);
  const [row, ...others] = await findReports(partner.id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ thing: 'conversation', reason: 'threat', body: 'Does not stop\n\nNow with a threat' });
  expect(row?.additions).toEqual([{ created: api.now(), reason: 'harassment' }]);
  expect(row?.excerpts).toHaveLength(1);
  const profileReport = await report({});
  expect(profileReport.body.reference).not.toBe(reportResponse.body.reference);
  expect((await report({})).body).toEqual(profileReport.body);
  expect(await findReports(partner.id)).toHaveLength(2);
});

test('R-260 only a photo of the reported member can be reported', async () => {
  const { partner, mine, me } = await aConversation(api);
  const [partnerPhotoId = ''] = await addMorePhotos(api.db, partner.id, 1);
  const [ownPhotoId = ''] = await addMorePhotos(api.db, me.id, 1);
  const report = (photoId: string) => mine.post(PATH, { profile_id: partner.id, photo_id: photoId, reason: 'stolen_photos' });
  expect((await report(ownPhotoId)).status).toBe(404);
  expect((await report(partnerPhotoId)).status).toBe(201);
  expect((await findReports(partner.id))[0]).toMatchObject({ thing: 'photo', photo_id: partnerPhotoId });
});

test('R-260 a report takes up to three pictures, and each can be used only once', async () => {
  const { partner, mine } = await aConversation(api);
  const files: string[] = [];
  for (let count = 0; count < 3; count += 1)
    files.push((await uploadPhoto(mine, '/api/complaint-file.php', await aPicture())).body.file_id);
  const report = (attachments: string[]) => mine.post(PATH, { profile_id: partner.id, reason: 'other', attachments });
  expect((await report([...files, 'A'.repeat(16)])).status).toBe(422);
  expect((await report(['A'.repeat(16)])).status).toBe(404);
  const firstResponse = await report(files);
  expect(firstResponse.status).toBe(201);
  // Repeating the call, as a client does after a lost response, returns the same response and adds nothing.
  expect((await report(files)).body).toEqual(firstResponse.body);
  expect((await findReports(partner.id))[0]?.additions).toEqual([]);
  const otherId = (await api.aMember({ profile: { gender: 'male' } })).id;
  expect((await mine.post(PATH, { profile_id: otherId, reason: 'other', attachments: files })).status).toBe(404);
  const moderator = await api.as(await api.aMember({ role: 'moderator' }));
  const { reports } = (await moderator.get('/api/moderation.php')).body;
  const reportCase = reports.find(({ member }: { member: { id: string } }) => member.id === partner.id);
  expect(reportCase.attachments).toEqual(expect.arrayContaining(files.map((file) => `/api/complaint-file.php?id=${file}`)));
});

test('R-260 a member can make ten reports a day; the eleventh is refused with the time until the next is possible', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  const report = async () =>
    client.post(PATH, { profile_id: (await api.aMember({ profile: { gender: 'male' } })).id, reason: 'scam_or_spam' });
  for (let count = 0; count < 10; count += 1) {
    expect((await report()).status).toBe(201);
    api.ports.clock.advance(60);
  }
  expect((await report()).body.error).toMatchObject({ code: 'rate_limited', params: { seconds: DAY_S - 600 } });
  api.ports.clock.advance(DAY_S - 600);
  expect((await report()).status).toBe(201);
});

test('R-260 an addition to a report counts toward the daily limit; a repeated text of several paragraphs is recognized', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  const { id: subject } = await api.aMember({ profile: { gender: 'male' } });
  const report = (text: string) => client.post(PATH, { profile_id: subject, reason: 'threat', text });
  for (let count = 0; count < 10; count += 1) expect((await report(`On day ${count}:\n\nagain`)).status).toBe(201);
  expect((await report('On day 3:\n\nagain')).status).toBe(201);
  expect((await report('One more')).body.error.code).toBe('rate_limited');
  expect((await findReports(subject))[0]?.additions).toHaveLength(9);
});

test('R-260 R-408 a reported photo is kept for the moderator, even when it is for chosen members only or its owner deletes it', async () => {
  const { partner, mine, theirs } = await aConversation(api);
  const { id: photoId = '' } = (await uploadPhoto(theirs, '/api/photos.php', await aPicture())).body.photo;
  await api.db.updateTable('photos').set({ status: 'approved' }).where('id', '=', photoId).execute();
  await theirs.put('/api/privacy.php', { photos_for_chosen: true });
  expect((await mine.post(PATH, { profile_id: partner.id, photo_id: photoId, reason: 'illegal_content' })).status).toBe(201);
  const moderator = await api.as(await api.aMember({ role: 'moderator' }));
  const findReportCase = async () => {
    const { reports } = (await moderator.get('/api/moderation.php')).body;
    return reports.find(({ member }: { member: { id: string } }) => member.id === partner.id);
  };
  expect((await moderator.get((await findReportCase()).photo)).status).toBe(200);
  expect((await theirs.delete('/api/photos.php', { id: photoId })).status).toBe(200);
  const [copyUrl] = (await findReportCase()).attachments;
  expect((await moderator.get(copyUrl)).status).toBe(200);
  expect((await mine.get(copyUrl)).status).toBe(404);
});

test('R-260 R-408 the reporter sees the state of the report, its outcome and the deadline to appeal; nobody else does', async () => {
  const { partner, mine, theirs, reportResponse } = await aReport(api);
  const { reference } = reportResponse.body;
  const createdAt = api.now();
  const openReport = { reference, thing: 'conversation', reason: 'harassment', name: partner.name, created: createdAt };
  expect((await mine.get(PATH)).body.reports).toEqual([{ ...openReport, state: 'open', decided: null, appeal_until: null }]);
  expect((await theirs.get(PATH)).body.reports).toEqual([]);
  const [{ id = '' } = {}] = await findReports(partner.id);
  const moderator = await api.as(await api.aMember({ role: 'moderator' }));
  await moderator.post('/api/moderation.php', { kind: 'report', id, decision: 'dismiss' });
  const [report] = (await mine.get(PATH)).body.reports;
  expect(report).toMatchObject({ ...openReport, state: 'dismissed', decided: api.now() });
  expect(new Date(report.appeal_until * 1_000).getUTCMonth()).toBe((new Date(api.now() * 1_000).getUTCMonth() + 6) % 12);
});

test('R-260 R-408 the reporter sees the report as upheld when the decision went against the member', async () => {
  const { partner, mine } = await aReport(api);
  const [{ id = '' } = {}] = await findReports(partner.id);
  const moderator = await api.as(await api.aMember({ role: 'moderator' }));
  const strike = { decision: 'strike', ground: 'rules', reason: 'harassment', facts: 'The marked message.' };
  expect((await moderator.post('/api/moderation.php', { kind: 'report', id, ...strike })).status).toBe(200);
  expect((await mine.get(PATH)).body.reports).toMatchObject([{ state: 'upheld', decided: api.now() }]);
});

test('R-260 R-400 a report cannot cite other people’s messages, or concern a member whom the reporter cannot see', async () => {
  const other = await aReport(api);
  const foreignMessageId = (
    await api.db.selectFrom('messages').select('id').where('conversation_id', '=', other.id).executeTakeFirstOrThrow()
  ).id;
  const { partner, mine, me, id } = await aConversation(api);
  const report = (changes: object) => mine.post(PATH, { profile_id: partner.id, reason: 'other', ...changes });
  expect((await report({ conversation: other.id })).status).toBe(404);
  expect((await report({ conversation: id, message_ids: [foreignMessageId] })).status).toBe(404);
  const invisibleMember = await api.aMember({ invisible: true });
  for (const unknownId of [me.id, invisibleMember.id, 'A'.repeat(16)]) expect((await report({ profile_id: unknownId })).status).toBe(404);
  expect(await findReports(partner.id)).toEqual([]);
});

test.each([
  [{ reason: 'boring' }, 'reason'],
  [{ text: 'x'.repeat(2_001) }, 'text'],
  [{ message_ids: ['A'.repeat(16)] }, 'conversation'],
  [{ message_ids: Array.from({ length: 21 }, () => 'A'.repeat(16)) }, 'message_ids'],
])('R-260 R-363 %j is rejected with an error on field %s', async (changes, field) => {
  const { partner, mine } = await aConversation(api);
  const { status, body } = await mine.post(PATH, { profile_id: partner.id, reason: 'other', ...changes });
  expect(status).toBe(422);
  expect(body.error.fields[field]).toBe('validation');
});

test('R-365 a visitor cannot report anybody', async () => {
  const other = await api.aMember();
  expect((await api.visitor.post(PATH, { profile_id: other.id, reason: 'other' })).body.authentication_required).toBe(true);
});
