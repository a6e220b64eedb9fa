import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateModule } from '../src/testing/evaluateModule';

const ROOT = join(__dirname, '../..');

const findMissing = (span: string): string | null =>
  evaluateModule(
    join(__dirname, 'documents.mjs'),
    `m.findMissing(${JSON.stringify(span)}, {
      files: ['shell/src/main.tsx', 'shared/src/store/ChatsStore.ts'],
      words: new Set(['ChatsStore', 'markRead', 'DATA_DIR']),
      scripts: ['dev', 'new:call'],
    }) ?? null`,
  );

it.each([
  ['npm run new:call -- POST /api/x.php', null],
  ['npm run new:thing', 'npm run new:thing'],
  ['shell/src/main.tsx', null],
  ['shell/src', null],
  ['src/store/ChatsStore.ts', null],
  ['shell/src/start.tsx', 'shell/src/start.tsx'],
  ['shell/dist/main.js', null],
  ['lang/<locale>.json', null],
  ['application/json', null],
  ['ChatsStore', null],
  ['store.markRead(id)', null],
  ['store.markUnread(id)', 'markUnread'],
  ['DATA_DIR', null],
  ['DATA_FOLDER', 'DATA_FOLDER'],
  ['premium', null],
])('in a document that mentions %s, reports as missing: %s', (span, missingName) => {
  expect(findMissing(span)).toBe(missingName);
});

const walkthroughs = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  .split('\n## ')
  .filter((section) => section.startsWith('The way of '))
  .map((section): [string, string[]] => [
    section.split('\n')[0] ?? '',
    [...section.matchAll(/^\d+\. .*/gm)].flatMap(([step]) => [...step.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file ?? '')),
  ]);

it.each(walkthroughs)('the files of %s exist', (_, files) => {
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

it.each([
  ['The way of a chat text', 14],
  ['The way of a like', 9],
])('%s leads through at most %d files', (title, maxCount) => {
  expect(walkthroughs.find(([name]) => name === title)?.[1].length).toBeLessThanOrEqual(maxCount);
});
