import { fileMark, KEPT_FILES_LIMIT, keptFilesHeader, readKeptFiles } from './keptFiles';

const createPaths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/r/mfe-chat/1.0.0-a/chunk-${index}.js`);

test('the mark of a file is the 32-bit FNV-1a hash of its path', () => {
  expect(fileMark('')).toBe((0x811c9dc5).toString(36));
  expect(fileMark('foobar')).toBe((0xbf9cf968).toString(36));
});

test('a thousand files have a thousand marks', () => {
  expect(new Set(createPaths(1_000).map(fileMark)).size).toBe(1_000);
});

test('the site can read the header that the worker sends, limited to the newest files', () => {
  const keptPaths = createPaths(KEPT_FILES_LIMIT + 1);
  const marks = readKeptFiles(keptFilesHeader(keptPaths));
  expect(keptPaths.map((path) => marks.has(fileMark(path)))).toEqual([false, ...keptPaths.slice(1).map(() => true)]);
});

test.each([undefined, '', 'true <script>', 'A-Z', 'aaaaaaaaaaaaaaaaaaaa'])('a header of %j yields no marks, except for true', (value) => {
  expect([...readKeptFiles(value)].filter((mark) => mark !== 'true')).toEqual([]);
});
