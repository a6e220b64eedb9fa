#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { root } from './run.mjs';
import { compareTitles } from './titles/compareTitles.mjs';
import { listTitles } from './titles/titleLists.mjs';

const TITLES = {
  usage: 'npm run titles',
  about: 'Lists test titles, one per line, without running the tests; those of the default suite unless told otherwise.',
  options: {
    full: { text: 'of the full suite' },
    tree: { value: '<folder>', text: 'of another tree of the repository, with its packages installed (this one)' },
    against: { value: '<file>', text: 'compares with an earlier list: which titles are gone, which only moved to the full suite' },
  },
  examples: [
    ['npm run --silent titles > titles.txt', 'the list, kept for later'],
    ['npm run titles -- --against titles.txt', 'what the default suite no longer has'],
  ],
};

const print = (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Prints how the titles differ from an earlier list; returns the exit code, 1 when a title is no longer in either suite. */
async function compare(tree, file) {
  const before = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const { gone, moved } = compareTitles(before, { standard: await listTitles(tree), full: await listTitles(tree, { full: true }) });
  print([`Gone: ${gone.length}`, ...gone, '', `Moved to the full suite: ${moved.length}`, ...moved]);
  return gone.length === 0 ? 0 : 1;
}

runCommand(TITLES, process.argv.slice(2), async ({ full = false, tree = root, against }) => {
  const folder = path.resolve(tree);
  if (against) return compare(folder, against);
  print(await listTitles(folder, { full }));
});
