#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Prints the rows of docs/requirements.md that no test title names: `npm run requirements [FROM TO]`. */
const root = path.resolve(import.meta.dirname, '../..');
const [from = '1', to = '9999'] = process.argv.slice(2).map((word) => word.replace(/\D/g, ''));

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.git', '.cache', '.data'].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(file);
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** A title, also behind a table of cases; what else `test.` begins is no test. */
const TITLE = /\b(?:test|it|describe)(?:\.describe|\.step)?(?:\.each\b[\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

const named = new Set();
for (const file of testFiles(root)) {
  for (const [, , title] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const [number] of title.matchAll(/R-\d{3}/g)) named.add(number);
    for (const [, first, last] of title.matchAll(/R-(\d{3}) to R-(\d{3})/g)) {
      for (let row = Number(first); row <= Number(last); row += 1) named.add(`R-${String(row).padStart(3, '0')}`);
    }
  }
}

const rows = [...readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| (R-(\d{3})) \| (.*?) \| [^|]*\|$/gm)];
const wanted = rows.filter(([, , number]) => Number(number) >= Number(from) && Number(number) <= Number(to));
const missing = wanted.filter(([, row]) => !named.has(row));
for (const [, row, , text] of missing) process.stdout.write(`${row}  ${text.slice(0, 110)}\n`);
process.stdout.write(`${wanted.length - missing.length} of ${wanted.length} rows are named by a test title\n`);
