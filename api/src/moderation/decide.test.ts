import { DAY_S } from '@rendezvous/shared/contract';
import { aConversation, aReport } from '../testing/aConversation';
import type { TestClient } from '../testing/TestClient';
import { runDueJobs } from '../jobs/runDueJobs';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/moderation.php';
const FACTS = 'The first message of the conversation.';
const strike = { kind: 'report', decision: 'strike', ground: 'rules', reason: 'harassment', facts: FACTS };

let moderator: TestClient;
beforeEach(async () => {
  await api.db.deleteFrom('reports').execute();
  await api.db.deleteFrom('complaints').execute();
  moderator = await api.as(await api.aMember({ role: 'moderator' }));
});

const loadQueue = async () => (await moderator.get(PATH)).body;
const findStatus = async (id: string) =>
  api.db.selectFrom('members').select(['status', 'suspended_until']).where('id', '=', id).executeTakeFirstOrThrow();
const findNewestMail = async (email: string) => (await api.mailsTo(email)).at(-1);

/** Decides on the only open report. */
const decideReport = async (changes: object = {}) => {
  const [report] = (await loadQueue()).reports;
  return moderator.post(PATH, { ...strike, id: report.id, ...changes });
};

test('R-408 a moderator sees the report with both members, their strikes and the evidence, and the number of open cases', async () => {
  const { me, partner, reportResponse } = await aReport(api);
  const { reports, open } = await loadQueue();
  expect(open).toMatchObject({ report: 1, complaint: 0 });
  const [{ member, reporter, excerpts, reference }] = reports;
  expect(reference).toBe(reportResponse.body.reference);
  expect([member.id, reporter.id, member.strikes]).toEqual([partner.id, me.id, 0]);
  expect(excerpts).toEqual([expect.objectContaining({ theirs: false, body: 'First', photo: null })]);
});

test('R-408 three strikes lead to a warning, a suspension of 7 days and a permanent ban, each with its reasons', async () => {
  const partner = await api.aMember();
  const steps = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await api.db.updateTable('members').set({ status: 'active' }).where('id', '=', partner.id).execute();
    const reporter = await api.as(await api.aMember({ profile: { gender: 'male' } }));
    await reporter.post('/api/report.php', { profile_id: partner.id, reason: 'harassment' });
    expect((await decideReport()).body).toEqual({ decided: true });
    steps.push([(await findStatus(partner.id)).status, (await findNewestMail(partner.email))?.subject]);
  }
  expect(steps).toEqual([
    ['active', 'A warning about your account on Rendezvous'],
    ['blocked', 'Your account on Rendezvous is closed for 7 days'],
    ['blocked', 'Your account on Rendezvous is closed'],
  ]);
});

test('R-406 R-408 the statement names ground, facts, means and how to appeal; the reporter is notified of the outcome', async () => {
  const { me, partner, reportResponse } = await aReport(api, { partner: { language: 'de' } });
  await decideReport({ ground: 'law', reason: 'threat' });
  const statement = (await findNewestMail(partner.email))?.body_text;
  for (const part of ['Das verstößt gegen das Gesetz: eine Drohung.', FACTS, 'hat ein Mensch getroffen', '6 Monaten', '/complaints']) {
    expect(statement).toContain(part);
  }
  expect((await findNewestMail(me.email))?.subject).toBe(`We acted on your report ${reportResponse.body.reference}`);
});

test('R-408 a suspension ends sessions at once and is lifted after 7 days', async () => {
  const { partner, theirs } = await aReport(api);
  await decideReport();
  await (
    await api.as(await api.aMember({ profile: { gender: 'male' } }))
  ).post('/api/report.php', { profile_id: partner.id, reason: 'threat' });
  await decideReport();
  expect((await theirs.get('/api/user.php')).body.user).toBeNull();
  expect((await findStatus(partner.id)).status).toBe('blocked');
  api.ports.clock.advance(7 * DAY_S);
  while ((await runDueJobs(api.app)) > 0);
  expect(await findStatus(partner.id)).toEqual({ status: 'active', suspended_until: null });
});

test('R-408 a member banned during a suspension stays out after it would have ended', async () => {
  const { partner } = await aReport(api);
  await api.db
    .updateTable('members')
    .set({ status: 'blocked', suspended_until: api.now() + 60 })
    .where('id', '=', partner.id)
    .execute();
  await decideReport({ decision: 'ban' });
  expect(await findStatus(partner.id)).toEqual({ status: 'blocked', suspended_until: null });
});

test('R-408 strikes follow the address to a new account', async () => {
  const { partner } = await aReport(api);
  await decideReport();
  await api.db
    .updateTable('members')
    .set({ email: `old-${partner.email}`, status: 'deleted' })
    .where('id', '=', partner.id)
    .execute();
  const secondReport = await aReport(api, { partner: { email: partner.email.toUpperCase() } });
  expect((await loadQueue()).reports[0].member.strikes).toBe(1);
  await decideReport();
  expect((await findStatus(secondReport.partner.id)).status).toBe('blocked');
});

test('R-408 dismissing an unfounded report changes nothing but the queue', async () => {
  const { me, partner } = await aReport(api);
  expect((await decideReport({ decision: 'dismiss', ground: undefined, reason: undefined, facts: undefined })).status).toBe(200);
  expect((await findStatus(partner.id)).status).toBe('active');
  expect(await api.mailsTo(partner.email)).toEqual([]);
  expect((await findNewestMail(me.email))?.subject).toMatch(/^The outcome of your report R-/);
  expect((await loadQueue()).reports).toEqual([]);
});

test('R-408 when two moderators decide at once, one decision counts and the other is refused', async () => {
  await aReport(api);
  const [report] = (await loadQueue()).reports;
  const answers = await Promise.all([1, 2].map(() => moderator.post(PATH, { ...strike, id: report.id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await api.db.selectFrom('decisions').selectAll().where('object_id', '=', report.id).execute()).toHaveLength(1);
});

test.each([
  [{ ground: undefined }, 'ground'],
  [{ reason: 'quality' }, 'reason'],
  [{ facts: 'short' }, 'facts'],
  [{ decision: 'approve' }, 'decision'],
  [{ decision: 'delete' }, 'decision'],
])('R-363 R-408 a decision with %j is rejected with an error on field %s', async (changes, field) => {
  await aReport(api);
  const { status, body } = await decideReport(changes);
  expect([status, body.error.fields[field]]).toEqual([422, 'validation']);
});

test('R-399 R-408 only moderators can see the queue or decide; for others it does not exist', async () => {
  const { mine } = await aConversation(api);
  const decision = { ...strike, id: 'A'.repeat(16) };
  expect((await mine.get(PATH)).status).toBe(404);
  expect((await mine.post(PATH, decision)).status).toBe(404);
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await moderator.post(PATH, decision)).status).toBe(404);
});
