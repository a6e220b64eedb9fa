import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from './folderFiles';

const root = mkdtempSync(join(tmpdir(), 'api-files-'));
const files = folderFiles(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('R-368 a file is written, read and removed', async () => {
  await files.write('photos/a1/480.webp', Buffer.from('picture'));
  expect((await files.read('photos/a1/480.webp'))?.toString()).toBe('picture');
  await files.remove('photos/a1/480.webp');
  expect(await files.read('photos/a1/480.webp')).toBeNull();
});

test('R-368 a folder that is made is for its owner only, what it lies in is as it was', async () => {
  const parent = join(root, 'data');
  await folderFiles(join(parent, 'files')).write('photos/a1/480.webp', Buffer.from('picture'));
  const modeOf = (folder: string): number => statSync(folder).mode & 0o777;
  expect(['files', 'files/photos/a1'].map((name) => modeOf(join(parent, name)) & 0o077)).toEqual([0, 0]);
  mkdirSync(join(root, 'any'));
  expect(modeOf(parent)).toBe(modeOf(join(root, 'any')));
});

test('R-410 a folder that takes files says so and keeps nothing of it; one that cannot be there fails', async () => {
  await files.check();
  expect(readdirSync(root).filter((name) => name.startsWith('check'))).toEqual([]);
  writeFileSync(join(root, 'file'), '');
  await expect(folderFiles(join(root, 'file')).check()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a\\b', ''])(
  'no name leads out of the folder: "%s"',
  async (name) => {
    await expect(files.read(name)).rejects.toThrow('is not a file name');
  },
);
