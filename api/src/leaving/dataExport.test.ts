import { DAY_S } from '@rendezvous/shared/contract';
import { unzipSync } from 'fflate';
import { runDueJobs } from '../jobs/runDueJobs';
import { aConversation } from '../testing/aConversation';
import { aLogin, hashPassword, PASSWORD } from '../testing/aLogin';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';
import { toExportFileName } from './dataExport';

const api = testApi();
const PATH = '/api/export.php';
const FILE_PATH = '/api/export-file.php';
const requestExport = (client: TestClient, password = PASSWORD) => client.post(PATH, { password });

/** Creates a conversation of two members and the export that one of them requested. */
async function anExport() {
  const traits = { password_hash: await hashPassword(PASSWORD), interests: ['tea' as const], profile: { about_me: 'I like the sea' } };
  const { me, partner, mine, theirs, send } = await aConversation(api, { me: traits });
  await send({ body: 'An answer' }, theirs);
  const { id } = (await requestExport(mine)).body.export;
  await runDueJobs(api.app);
  return { me, partner, mine, theirs, id };
}

const unpackExport = async (id: string) => unzipSync((await api.ports.files.read(toExportFileName(id))) ?? Buffer.alloc(0));
const readExportText = async (id: string): Promise<string> => Buffer.from((await unpackExport(id))['data.json'] ?? []).toString();

test('R-089 R-387 a copy is requested, created by a job and available as a file for a day', async () => {
  const { mine, id } = await anExport();
  const { body } = await mine.get(PATH);
  expect(body.export).toEqual({ id, status: 'ready', created: api.now(), expires: api.now() + DAY_S });
  const file = await mine.get(FILE_PATH, { id });
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
  expect(file.headers['content-type']).toBe('application/zip');
  expect(Object.keys(await unpackExport(id))).toEqual(['data.json']);
});

test('R-387 a copy contains what the member entered and did, but no credentials', async () => {
  const { me, partner, id } = await anExport();
  const text = await readExportText(id);
  const body = JSON.parse(text);
  expect(body.account[0]).toMatchObject({ id: me.id, email: me.email });
  expect(body.profile[0]).toMatchObject({ about_me: 'I like the sea', visitor_visible: false, photos_for_chosen: false });
  expect(body.interests).toMatchObject([{ interest: 'tea' }]);
  expect(body.messages.map(({ body: words, mine: own }: { body: string; mine: boolean }) => [words, own])).toEqual([
    ['First', true],
    ['An answer', false],
  ]);
  expect(body.credits).toMatchObject([{ remaining: 99 }]);
  expect(text).toContain(partner.name);
  expect(text).not.toContain(partner.email);
  expect(text).not.toMatch(/argon2|token_hash|password/);
});

test('R-089 a copy contains the member’s own photos, except one whose file is missing', async () => {
  const { client, member } = await aLogin(api, { photo: true });
  const { id } = (await requestExport(client)).body.export;
  const [drawnPhoto] = await api.db.selectFrom('photos').select('id').where('member_id', '=', member.id).execute();
  const row = { member_id: member.id, position: 1, status: 'approved' as const, ratio: 1, placeholder: null, created_at: api.now() };
  await api.db
    .insertInto('photos')
    .values({ ...row, id: 'Gone0000000', origin: 'upload', art_seed: null })
    .execute();
  await runDueJobs(api.app);
  const entries = await unpackExport(id);
  expect(Object.keys(entries)).toEqual(['data.json', `photos/${drawnPhoto?.id}.webp`]);
  expect(Buffer.from(entries[`photos/${drawnPhoto?.id}.webp`] ?? []).toString('latin1', 8, 12)).toBe('WEBP');
});

test('R-272 R-387 messages that others wrote more than 90 days ago stay hidden; the member’s own do not', async () => {
  const { me } = await anExport();
  api.ports.clock.advance(91 * DAY_S);
  const client = await api.as(me);
  const { id } = (await requestExport(client)).body.export;
  await runDueJobs(api.app);
  const { messages } = JSON.parse(await readExportText(id));
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['First']);
});

test('R-089 R-387 one copy at a time: a second request returns the first until it has expired', async () => {
  const { me, mine, id } = await anExport();
  expect((await requestExport(mine)).body.export.id).toBe(id);
  api.ports.clock.advance(DAY_S);
  expect((await requestExport(await api.as(me))).body.export).toMatchObject({ status: 'pending' });
});

test('R-089 R-405 a copy is gone after a day', async () => {
  const { me, id } = await anExport();
  api.ports.clock.advance(DAY_S);
  const client = await api.as(me);
  expect((await client.get(PATH)).body).toEqual({ export: null });
  expect((await client.get(FILE_PATH, { id })).status).toBe(404);
});

test('R-400 somebody else’s copy is not found', async () => {
  const { theirs, id } = await anExport();
  expect((await theirs.get(FILE_PATH, { id })).status).toBe(404);
  expect((await theirs.get(PATH)).body).toEqual({ export: null });
});

test('R-363 R-365 the password is asked for again, and a session is needed', async () => {
  const { client } = await aLogin(api);
  expect((await requestExport(client, 'wrong')).body.error.fields).toEqual({ password: 'old_password_wrong' });
  expect((await client.post(PATH)).status).toBe(422);
  expect((await client.get(FILE_PATH, { id: 'x' })).status).toBe(422);
  for (const answer of [
    await requestExport(api.visitor),
    await api.visitor.get(PATH),
    await api.visitor.get(FILE_PATH, { id: 'Somebody0000000' }),
  ]) {
    expect(answer.body.authentication_required).toBe(true);
  }
});
