import { startS3, type TestS3 } from '../testing/startS3';
import { createS3Files } from './createS3Files';

let store: TestS3;
beforeAll(async () => {
  store = await startS3();
});
afterAll(() => store.stop());

test('R-368 a file is written, read and removed, with a signature the store accepts', async () => {
  const files = createS3Files(store.url);
  const bytes = Buffer.from([0, 255, 1, 254]);
  await files.write('photos/a1/480.webp', bytes);
  expect([...store.objects.keys()]).toEqual(['/bucket/photos/a1/480.webp']);
  expect(await files.read('photos/a1/480.webp')).toEqual(bytes);
  await files.remove('photos/a1/480.webp');
  expect(await files.read('photos/a1/480.webp')).toBeNull();
  await files.remove('photos/a1/480.webp');
});

test('R-368 a request is retried after a temporary failure; a store that stays down throws, and nothing is half written', async () => {
  const files = createS3Files(store.url);
  store.failNext(1);
  await files.write('a', Buffer.from('once more'));
  await files.check();
  expect((await files.read('a'))?.toString()).toBe('once more');
  store.failNext(9);
  await expect(files.write('b', Buffer.from('lost'))).rejects.toThrow('answered PUT with 503');
  await expect(files.check()).rejects.toThrow('answered GET with 503');
  store.failNext(0);
  expect(await files.read('b')).toBeNull();
});

test('R-368 a wrong secret, a missing bucket and an address without a key give a clear error', async () => {
  const wrongUrl = store.url.replace(/:[^:@]+@/, ':wrong@');
  await expect(createS3Files(wrongUrl).read('a')).rejects.toThrow('answered GET with 403');
  await expect(createS3Files(store.url.replace('/bucket', '/other')).write('a', Buffer.from('x'))).rejects.toThrow('does not exist');
  expect(() => createS3Files('s3+https://host/bucket')).toThrow('needs key, secret and bucket');
});

test.each(['../secret', 'a//b', '.hidden', ''])('no name escapes the bucket: "%s"', async (name) => {
  await expect(createS3Files(store.url).read(name)).rejects.toThrow('is not a file name');
});
