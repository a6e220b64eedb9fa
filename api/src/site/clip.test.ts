import { CLIP_NAMES } from '../pictures/scenes/sceneNames';
import { testApi } from '../testing/testApi';
import { createMediaCache, parseByteRange } from './mediaRoutes';

const api = testApi();
const MAX_BYTES = 300_000;

const requestClip = (name: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: '/api/clip.php', query: { name }, headers });

test.each(CLIP_NAMES)('R-359 R-360 the clip %s is an mp4 of at most 300 KB, cacheable for a day', async (name) => {
  const { statusCode, headers, rawPayload } = await requestClip(name);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' });
  expect(rawPayload.subarray(4, 8).toString()).toBe('ftyp');
  expect(rawPayload.byteLength).toBeLessThan(MAX_BYTES);
  // The index is at the start, so that playback can begin before the file has loaded; and there is no audio track.
  expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'));
  expect(rawPayload.includes('soun')).toBe(false);
});

test('R-360 a range of a clip is returned alone, as players request it', async () => {
  const wholeClip = (await requestClip('lake')).rawPayload;
  const partResponse = await requestClip('lake', { range: 'bytes=0-1' });
  expect(partResponse.statusCode).toBe(206);
  expect(partResponse.headers).toMatchObject({ 'content-range': `bytes 0-1/${wholeClip.byteLength}`, 'content-length': '2' });
  expect(partResponse.rawPayload.equals(wholeClip.subarray(0, 2))).toBe(true);
  expect((await requestClip('lake', { range: 'bytes=10-' })).rawPayload.equals(wholeClip.subarray(10))).toBe(true);
});

test('R-360 a range beyond the end returns 416 with the length of the clip', async () => {
  const { statusCode, headers } = await requestClip('lake', { range: 'bytes=99999999-' });
  expect([statusCode, headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
});

test('R-133 R-360 a clip or picture is read once; after a failed attempt it is read again', async () => {
  const read = jest.fn(async () => Buffer.from('lake'));
  read.mockRejectedValueOnce(new Error('too many open files'));
  const loadMedia = createMediaCache();
  await expect(loadMedia('lake', read)).rejects.toThrow('too many open files');
  for (let attempt = 0; attempt < 2; attempt += 1) expect(String(await loadMedia('lake', read))).toBe('lake');
  expect(read).toHaveBeenCalledTimes(2);
});

test('R-133 R-360 a second attempt is not forgotten because several requests saw the first one fail', async () => {
  const read = jest.fn(async () => Buffer.from('lake'));
  read.mockRejectedValueOnce(new Error('too many open files'));
  const cache = createMediaCache();
  const firstRequest = cache('lake', read).catch(() => cache('lake', read));
  const secondRequest = cache('lake', read).catch(() => cache('lake', read));
  await Promise.all([firstRequest, secondRequest]);
  await cache('lake', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('R-364 an unknown clip is rejected', async () => {
  expect((await api.visitor.get('/api/clip.php', { name: 'film' })).status).toBe(422);
});

test.each([
  [undefined, undefined],
  ['items=0-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=2-4', { from: 2, to: 4 }],
  ['bytes=2-400', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=-0', null],
  ['bytes=10-', null],
  ['bytes=5-4', null],
])('R-360 for a clip of ten bytes the range header %s gives %j', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});
