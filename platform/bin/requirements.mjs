#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { root } from './run.mjs';

/** Rows that no test of the default suite names. This list may only shrink. */
const UNTESTED = ['R-262', 'R-263', 'R-297', 'R-413'];

const REQUIREMENTS_COMMAND = {
  usage: 'npm run requirements',
  about: 'Lists the rows of docs/requirements.md that no test title names; with two numbers, only rows from the first to the second.',
  names: 'from to',
  options: { default: { text: 'counts only the tests of npm test; exits with 1 when a row has lost its last test there' } },
  examples: [['npm run requirements -- 1 97', 'R-001 to R-097']],
};

function* findFiles(folder, matches) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.git', '.cache', '.data'].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* findFiles(file, matches);
    else if (matches(entry.name)) yield file;
  }
}

/** Matches the title of a test or group, including one with a table of cases; other calls on `test` have no title. */
const TITLE_PATTERN = /\b(?:test|it|describe)(?:\.describe|\.step)?(?:\.each\b[\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Titles as written in the test files, with placeholders. */
const readTitles = (matches) =>
  [...findFiles(root, matches)].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE_PATTERN)].map(([, , title]) => title));

const isUnitTest = (name) => /\.test\.tsx?$/.test(name);

/** Titles of the browser tests run by npm test, including those of their groups. */
function listBrowserTitles() {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', 'e2e/playwright.config.ts', '--list', '--grep-invert', '@full'];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }).split('\n');
}

function collectTitles(isDefault) {
  if (!isDefault) return readTitles((name) => isUnitTest(name) || /\.spec\.ts$/.test(name));
  return [...readTitles((name) => isUnitTest(name) && !name.includes('.full.')), ...listBrowserTitles()];
}

/** Rows named in titles: `R-036`, and the range `R-036 to R-038`. */
function findNamedRows(titles) {
  const namedRows = new Set();
  for (const title of titles) {
    for (const [row] of title.matchAll(/R-\d{3}/g)) namedRows.add(row);
    for (const [, first, last] of title.matchAll(/R-(\d{3}) to R-(\d{3})/g)) {
      for (let row = Number(first); row <= Number(last); row += 1) namedRows.add(`R-${String(row).padStart(3, '0')}`);
    }
  }
  return namedRows;
}

/** Rows of docs/requirements.md with number and text. */
const ROWS = [...readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| (R-\d{3}) \| (.*?) \| [^|]*\|$/gm)].map(
  ([, row, text]) => ({ row, text }),
);

/** Returns a sentence for each row that has lost its last test, and for each row of UNTESTED that has one. */
function describeProblems(unnamedRows) {
  const untestedRows = unnamedRows.map(({ row }) => row).filter((row) => !UNTESTED.includes(row));
  const testedRows = UNTESTED.filter((row) => !unnamedRows.some((candidate) => candidate.row === row));
  return [
    ...untestedRows.map((row) => `${row} has no test in npm test.`),
    ...testedRows.map((row) => `${row} has a test now: remove it from UNTESTED in platform/bin/requirements.mjs.`),
  ];
}

function listRequirements(values, names) {
  const [from = 1, to = 999] = names.map((bound) => Number(bound.replace('R-', '')));
  if (!(from <= to)) throw new UsageError(`${names.join(' ')} is not a range of rows.`);
  const namedRows = findNamedRows(collectTitles(values.default));
  const rows = ROWS.filter(({ row }) => Number(row.slice(2)) >= from && Number(row.slice(2)) <= to);
  const unnamedRows = rows.filter(({ row }) => !namedRows.has(row));
  for (const { row, text } of unnamedRows) process.stdout.write(`${row}  ${text.slice(0, 110)}\n`);
  process.stdout.write(`${rows.length - unnamedRows.length} of ${rows.length} rows are named by a test title\n`);
  const problems = values.default && names.length === 0 ? describeProblems(unnamedRows) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

runCommand(REQUIREMENTS_COMMAND, process.argv.slice(2), listRequirements);
