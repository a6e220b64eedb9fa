import sharp from 'sharp';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { hostileFiles, type Outcome } from '../testing/hostileFiles';
import { testApi } from '../testing/testApi';

const api = testApi();

async function readOutcome(name: string): Promise<Outcome> {
  const storedBytes = await api.ports.files.read(name);
  const file = await sharp(storedBytes ?? undefined).metadata();
  expect([file.format, file.pages ?? 1, file.exif, file.xmp, file.icc, file.orientation]).toEqual(['webp', 1, ...Array(4).fill(undefined)]);
  expect(storedBytes?.toString('latin1')).not.toMatch(/script|payload|secret/);
  return { width: file.width, height: file.height };
}

const describeOutcome = (outcome: Outcome): string =>
  outcome === 'refused' ? 'is refused' : `becomes a still, upright picture of ${outcome.width} by ${outcome.height} px and nothing else`;

describe.each([
  ['a profile', '/api/photos.php', (body: { photo: { id: string } }) => body.photo.id],
  ['a chat', '/api/chat-photo.php', (body: { photo_id: string }) => body.photo_id],
] as const)('R-256 R-289 uploaded as a photo for %s', (_place, path, getId) => {
  test.each(hostileFiles.map(([title, file, outcome]) => ({ title, file, outcome, becomes: describeOutcome(outcome) })))(
    '$title $becomes',
    async ({ file, outcome: expected }) => {
      const me = await api.aMember();
      const { status, body } = await uploadPhoto(await api.as(me), path, await file());
      if (expected === 'refused') {
        expect([status, body.error.code]).toEqual([422, 'photo_invalid']);
        const rows = await api.db.selectFrom('photos').select('id').where('member_id', '=', me.id).execute();
        expect(rows).toEqual([]);
      } else {
        expect(status).toBe(200);
        expect(await readOutcome(`photos/${getId(body)}/1200.webp`)).toEqual(expected);
      }
    },
  );
});

test.each(['../../etc/passwd', 'photo.svg', 'x".html', 'ü💋.jpg', 'a'.repeat(5_000)])(
  'R-256 the file name %.20s has no effect',
  async (name) => {
    const { status, body } = await uploadPhoto(await api.as(await api.aMember()), '/api/photos.php', await aPicture(), name);
    expect(status).toBe(200);
    expect(body.photo.id).toMatch(/^[A-Za-z0-9]{10,24}$/);
  },
);

test('R-256 a form that is too large, has no file or is malformed is rejected', async () => {
  const client = await api.as(await api.aMember());
  const largeFile = Buffer.concat([await aPicture(), Buffer.alloc(10 * 1024 * 1024)]);
  expect((await uploadPhoto(client, '/api/photos.php', largeFile)).body.error.code).toBe('photo_invalid');
  expect((await client.post('/api/photos.php', { file: 'x' })).body.error.code).toBe('photo_invalid');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const malformedResponse = await client.call({ method: 'POST', url: '/api/photos.php', payload: '--x\r\nnonsense', headers });
  expect(malformedResponse.status).toBe(422);
});
