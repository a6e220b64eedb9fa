import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aRelease, createFiles } from '../testing/aRelease';
import { readBuild } from './readBuild';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a build consists of its draft and the files it names, without any other files in the folder', () => {
  const files = createFiles();
  const filesOnDisk = { ...files, 'remoteEntry.js.map': '{}', 'release.json': JSON.stringify(aRelease()) };
  for (const [name, content] of Object.entries(filesOnDisk)) {
    const file = join(folder, 'dist/release', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const build = readBuild(folder);
  expect(build.draft).not.toHaveProperty('signature');
  expect(build.draft).toMatchObject({ remote: 'mfe-chat', id: aRelease().id });
  expect(Object.fromEntries(build.files)).toEqual(files);
});

it('fails with a hint when the package was not built', () => {
  expect(() => readBuild(join(folder, 'none'))).toThrow(/There is no .*release\.json; leave out --no-build\./);
});
