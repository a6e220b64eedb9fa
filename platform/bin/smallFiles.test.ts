import { join } from 'node:path';
import { evaluateModule } from '../src/testing/evaluateModule';

const smallFilesIn = (sources: Record<string, string>, exceptions: Record<string, string> = {}): string[] =>
  evaluateModule(
    join(__dirname, 'smallFiles.mjs'),
    `m.findSmallFiles(new Map(Object.entries(${JSON.stringify(sources)})), ${JSON.stringify(exceptions)})`,
  );

const ONE = 'export const one = 1;\n';
const USE = "import { one } from './one';\n\nexport const two = one + 1;\n";

it.each([
  ['its only user is another file', { 'shell/src/one.ts': ONE, 'shell/src/two.ts': USE }, ['shell/src/one.ts']],
  ['it has two users', { 'shell/src/one.ts': ONE, 'shell/src/two.ts': USE, 'shell/src/three.ts': USE }, []],
  ['its user is a door', { 'shared/src/ui/one.ts': ONE, 'shared/src/ui/index.ts': "export { one } from './one';\n" }, []],
  ['it is 20 lines long', { 'shell/src/one.ts': ONE.repeat(20), 'shell/src/two.ts': USE }, []],
  ['it is a text', { 'api/src/content/one.ts': ONE, 'api/src/content/two.ts': USE }, []],
])('whether a small file is reported when %s', (_, sources, named) => {
  expect(smallFilesIn(sources as Record<string, string>).map((warning) => warning.split(' ')[0])).toEqual(named);
});

it('an exception is accepted while the file is small and has one user, and named afterwards', () => {
  const sources = { 'shell/src/one.ts': ONE, 'shell/src/two.ts': USE };
  expect(smallFilesIn(sources, { 'shell/src/one.ts': 'a reason' })).toEqual([]);
  expect(smallFilesIn({ ...sources, 'shell/src/three.ts': USE }, { 'shell/src/one.ts': 'a reason' })).toEqual([
    expect.stringContaining('remove it from the exceptions'),
  ]);
});
