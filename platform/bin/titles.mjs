#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { root } from './run.mjs';
import { compareTitles } from './titles/compareTitles.mjs';
import { listTitles } from './titles/titleLists.mjs';

const COMMAND = {
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

const printLines = (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Prints how the titles differ from an earlier list; returns the exit code, 1 when a title is no longer in either suite. */
async function compareWithList(tree, file) {
  const earlierTitles = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const { gone, moved } = compareTitles(earlierTitles, { standard: await listTitles(tree), full: await listTitles(tree, { full: true }) });
  printLines([`Gone: ${gone.length}`, ...gone, '', `Moved to the full suite: ${moved.length}`, ...moved]);
  return gone.length === 0 ? 0 : 1;
}

runCommand(COMMAND, process.argv.slice(2), async ({ full = false, tree = root, against }) => {
  const folder = path.resolve(tree);
  if (against) return compareWithList(folder, against);
  printLines(await listTitles(folder, { full }));
});
