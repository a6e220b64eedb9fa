import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderFiles } from './createFolderFiles';

const root = mkdtempSync(join(tmpdir(), 'api-files-'));
const files = createFolderFiles(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('R-368 a file is written, read and removed', async () => {
  await files.write('photos/a1/480.webp', Buffer.from('picture'));
  expect((await files.read('photos/a1/480.webp'))?.toString()).toBe('picture');
  await files.remove('photos/a1/480.webp');
  expect(await files.read('photos/a1/480.webp')).toBeNull();
});

test('R-368 a created folder is accessible to its owner only, and its parent keeps the usual permissions', async () => {
  const parent = join(root, 'data');
  await createFolderFiles(join(parent, 'files')).write('photos/a1/480.webp', Buffer.from('picture'));
  const getMode = (folder: string): number => statSync(folder).mode & 0o777;
  expect(['files', 'files/photos/a1'].map((name) => getMode(join(parent, name)) & 0o077)).toEqual([0, 0]);
  mkdirSync(join(root, 'any'));
  expect(getMode(parent)).toBe(getMode(join(root, 'any')));
});

test('R-410 the check of a writable folder passes and leaves nothing behind; for one that cannot exist it fails', async () => {
  await files.check();
  expect(readdirSync(root).filter((name) => name.startsWith('check'))).toEqual([]);
  writeFileSync(join(root, 'file'), '');
  await expect(createFolderFiles(join(root, 'file')).check()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a\\b', ''])('no name escapes the folder: "%s"', async (name) => {
  await expect(files.read(name)).rejects.toThrow('is not a file name');
});
