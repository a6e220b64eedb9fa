import { join } from 'node:path';
import { evaluateModule } from '../src/testing/evaluateModule';

const findSmallFiles = (sources: Record<string, string>, exceptions: Record<string, string> = {}): string[] =>
  evaluateModule(
    join(__dirname, 'smallFiles.mjs'),
    `m.findSmallFiles(new Map(Object.entries(${JSON.stringify(sources)})), ${JSON.stringify(exceptions)})`,
  );

const SMALL_FILE = 'export const one = 1;\n';
const IMPORTING_FILE = "import { one } from './one';\n\nexport const two = one + 1;\n";

it.each([
  ['its only user is another file', { 'shell/src/one.ts': SMALL_FILE, 'shell/src/two.ts': IMPORTING_FILE }, ['shell/src/one.ts']],
  ['it has two users', { 'shell/src/one.ts': SMALL_FILE, 'shell/src/two.ts': IMPORTING_FILE, 'shell/src/three.ts': IMPORTING_FILE }, []],
  ['its user is a door', { 'shared/src/ui/one.ts': SMALL_FILE, 'shared/src/ui/index.ts': "export { one } from './one';\n" }, []],
  ['it is 20 lines long', { 'shell/src/one.ts': SMALL_FILE.repeat(20), 'shell/src/two.ts': IMPORTING_FILE }, []],
  ['it is a text', { 'api/src/content/one.ts': SMALL_FILE, 'api/src/content/two.ts': IMPORTING_FILE }, []],
])('whether a small file is reported when %s', (_, sources, reportedFiles) => {
  expect(findSmallFiles(sources as Record<string, string>).map((warning) => warning.split(' ')[0])).toEqual(reportedFiles);
});

it('an exception is accepted while the file is small and has one user, and named afterwards', () => {
  const sources = { 'shell/src/one.ts': SMALL_FILE, 'shell/src/two.ts': IMPORTING_FILE };
  expect(findSmallFiles(sources, { 'shell/src/one.ts': 'a reason' })).toEqual([]);
  expect(findSmallFiles({ ...sources, 'shell/src/three.ts': IMPORTING_FILE }, { 'shell/src/one.ts': 'a reason' })).toEqual([
    expect.stringContaining('remove it from the exceptions'),
  ]);
});
