import { DAY_S } from '@rendezvous/shared/contract';
import sharp from 'sharp';
import { runDueJobs } from '../jobs/runDueJobs';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/complaint-file.php';
const complaint = { category: 'payment', email: 'jan@example.org', description: 'My order of yesterday has not arrived.' };

const upload = async (bytes?: Buffer) => uploadPhoto(api.visitor, PATH, bytes ?? (await aPicture(200, 100)));
const complain = (attachments: string[]) => api.visitor.post('/api/complaint.php', { ...complaint, attachments });
const aModeratorClient = async () => api.as(await api.aMember({ role: 'moderator' }));

test('R-090 a visitor attaches a screenshot to a complaint; a moderator sees a re-encoded copy', async () => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  expect((await complain([body.file_id])).status).toBe(201);
  const moderator = await aModeratorClient();
  const [{ attachments }] = (await moderator.get('/api/moderation.php')).body.complaints;
  expect(attachments).toEqual([`${PATH}?id=${body.file_id}`]);
  expect(await moderator.get(attachments[0])).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  const storedFile = await api.ports.files.read(`complaints/${body.file_id}.webp`);
  expect(await sharp(storedFile ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 200, height: 100 });
});

test('R-399 R-400 only moderators see the picture, and it cannot be attached to another complaint', async () => {
  const { file_id: id } = (await upload()).body;
  expect((await (await api.as(await api.aMember())).get(PATH, { id })).status).toBe(404);
  expect((await api.visitor.get(PATH, { id })).body.authentication_required).toBe(true);
  expect((await complain([id])).status).toBe(201);
  expect((await complain([id])).status).toBe(404);
  expect((await (await aModeratorClient()).get(PATH, { id: 'A'.repeat(16) })).status).toBe(404);
});

test('R-090 a complaint takes at most three pictures, of at most 5 MB each, and nothing but pictures', async () => {
  expect((await complain(Array.from({ length: 4 }, () => 'A'.repeat(16)))).body.error.fields.attachments).toBe('validation');
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.error.code).toBe('photo_invalid');
  expect((await upload(Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(422);
});

test('R-090 a picture whose complaint was never sent is deleted after a day', async () => {
  const [sentId, unsentId] = [(await upload()).body.file_id, (await upload()).body.file_id];
  await complain([sentId]);
  api.ports.clock.advance(DAY_S);
  while ((await runDueJobs(api.app)) > 0);
  expect(await api.ports.files.read(`complaints/${sentId}.webp`)).not.toBeNull();
  expect(await api.ports.files.read(`complaints/${unsentId}.webp`)).toBeNull();
});

test('R-090 R-406 R-408 the answer comes by mail, in the language of the complaint', async () => {
  await api.db.deleteFrom('complaints').execute();
  const { ticket } = (
    await api.visitor.withCookies({ language: 'sv' }).post('/api/complaint.php', { ...complaint, email: 'eva@example.org' })
  ).body;
  const moderator = await aModeratorClient();
  const [{ id }] = (await moderator.get('/api/moderation.php')).body.complaints;
  const answer = { kind: 'complaint', id, decision: 'answer', facts: 'Your order arrived this morning.' };
  expect((await moderator.post('/api/moderation.php', answer)).status).toBe(200);
  const mail = (await api.mailsTo('eva@example.org')).at(-1);
  expect(mail?.subject).toBe(`Svaret på ditt klagomål ${ticket}`);
  expect(mail?.body_text).toContain(answer.facts);
  expect((await moderator.get('/api/moderation.php')).body.open.complaint).toBe(0);
});
