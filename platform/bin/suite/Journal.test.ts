import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MODULE = join(__dirname, 'Journal.mjs');
const getJournalFile = (): string => join(folder, 'full-suite/1.jsonl');

/** Evaluates an expression over `journal`, which is the journal in the test's folder with the given digest. */
const evaluateInJournal = <Value>(digest: string, expression: string): Value =>
  evaluateModule(
    MODULE,
    `(() => { const journal = new m.Journal(${JSON.stringify(getJournalFile())}, ${JSON.stringify(digest)}); return ${expression}; })()`,
  );

/** Records the end of a jest test file, as the reporter does. */
function endUnit(name: string, passed: number, failed: number): void {
  const code = `new (require(${JSON.stringify(join(__dirname, 'jestJournal.cjs'))}))().onTestResult(
    { path: ${JSON.stringify(join(__dirname, '../../..', name))} }, { numPassingTests: ${passed}, numFailingTests: ${failed}, numPendingTests: 0 })`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    encoding: 'utf8',
    env: { ...process.env, JOURNAL: getJournalFile(), JOURNAL_STEP: 'units' },
  });
  expect([status, stderr]).toEqual([0, '']);
}

it('an interrupted shard resumes where it stopped', () => {
  expect(evaluateInJournal('one', 'journal.open({ resume: true })')).toBe(false);
  endUnit('shared/src/a.test.ts', 3, 0);
  expect(evaluateInJournal('one', '[journal.open({ resume: true }), journal.listEndedUnits("units"), journal.hasEnded("units")]')).toEqual([
    true,
    ['shared/src/a.test.ts'],
    false,
  ]);
});

it.each([
  ['without being asked to go on', 'one', false],
  ['when the sources changed meanwhile', 'two', true],
])('an interrupted shard starts over %s', (_, digest, resume) => {
  evaluateInJournal('one', 'journal.open({ resume: false })');
  endUnit('shared/src/a.test.ts', 3, 0);
  expect(evaluateInJournal(digest, `[journal.open({ resume: ${resume} }), journal.listEndedUnits("units")]`)).toEqual([false, []]);
});

it('failures keep their names and are counted', () => {
  evaluateInJournal('one', 'journal.open({ resume: false })');
  endUnit('shared/src/a.test.ts', 3, 0);
  endUnit('shared/src/b.test.ts', 1, 2);
  expect(evaluateInJournal('one', '[journal.listFailures(), journal.countTotals().passed, journal.countTotals().failed]')).toEqual([
    ['shared/src/b.test.ts'],
    4,
    2,
  ]);
});

it('the pause between two runs is not counted as time', () => {
  const lines = [
    { digest: 'one' },
    { begins: true, at: 0 },
    { passed: 1, at: 5000 },
    { begins: true, at: 90_000 },
    { passed: 1, at: 92_000 },
  ];
  const writeScript = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'times.jsonl'))}, ${JSON.stringify(lines.map((line) => JSON.stringify(line)).join('\n'))})`;
  spawnSync(process.execPath, ['-e', writeScript]);
  expect(evaluateModule(MODULE, `new m.Journal(${JSON.stringify(join(folder, 'times.jsonl'))}, 'one').countTotals()`)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    seconds: 7,
  });
});
