#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_PARTS, collect, PARTS } from './baseline/collect.mjs';
import { findDifferences, classifyDifferences, formatReport } from './baseline/differences.mjs';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { root } from './run.mjs';
import { treeAt } from './trees/treeAt.mjs';

/** File with the rules that accept differences, each with its reason. */
const ACCEPTED_FILE = path.join(root, 'docs/baseline-differences.json');

const BASELINE_COMMAND = {
  usage: 'npm run baseline',
  about: `Stores what must not change while code is restructured, or compares it with a commit: ${PARTS.join(', ')}. Exits with 1 when there is a difference that docs/baseline-differences.json does not accept.`,
  options: {
    out: { value: '<file>', text: 'where the baseline is stored' },
    of: { value: '<commit>', text: 'the baseline of that commit instead of the working tree' },
    against: { value: '<commit|file>', text: 'compares with that commit, or with a stored baseline' },
    only: { value: '<parts>', text: 'these parts, separated by commas' },
    bytes: { text: 'bytes of the releases too; builds them first' },
  },
  examples: [
    ['npm run baseline -- --of 3e8c0117 --out before.json', 'what holds before the work'],
    ['npm run baseline -- --against before.json', 'what differs now'],
    ['npm run baseline -- --against HEAD --only openapi,schema', 'did this change the api?'],
  ],
};

const writeLine = (text) => void process.stdout.write(`${text}\n`);

function selectParts({ only, bytes = false }) {
  if (only === undefined) return PARTS.filter((part) => bytes || !BUILT_PARTS.includes(part));
  const parts = only.split(',');
  const unknownPart = parts.find((part) => !PARTS.includes(part));
  if (unknownPart !== undefined) throw new UsageError(`There is no part ${unknownPart}; the parts are ${PARTS.join(', ')}.`);
  return parts;
}

/** Collects the parts from a commit, or from the working tree if `commit` is undefined. */
async function collectBaseline(commit, parts) {
  const reportPart = (part) => writeLine(`  ${commit ?? 'working tree'}: ${part}`);
  if (commit === undefined) return collect(root, parts, reportPart);
  const checkout = treeAt(root, commit);
  try {
    return await collect(checkout.tree, parts, reportPart);
  } finally {
    checkout.remove();
  }
}

function readBaseline(file, parts) {
  const storedBaseline = JSON.parse(readFileSync(file, 'utf8'));
  const missingParts = parts.filter((part) => !(part in storedBaseline));
  if (missingParts.length > 0) throw new UsageError(`${file} has no ${missingParts.join(', ')}; choose other parts with --only.`);
  return storedBaseline;
}

const loadBaseline = (against, parts) => (existsSync(against) ? readBaseline(against, parts) : collectBaseline(against, parts));

function reportDifferences(previousBaseline, currentBaseline) {
  const { accepted: rules } = JSON.parse(readFileSync(ACCEPTED_FILE, 'utf8'));
  const verdict = classifyDifferences(findDifferences(previousBaseline, currentBaseline), rules);
  writeLine(`\n${formatReport(verdict)}`);
  return verdict.open.length === 0 ? 0 : 1;
}

async function runBaseline({ out, of, against, ...choice }) {
  if (out === undefined && against === undefined)
    throw new UsageError('Specify where to store it (--out) or what to compare it with (--against).');
  const parts = selectParts(choice);
  const previousBaseline = against === undefined ? undefined : await loadBaseline(against, parts);
  const currentBaseline = await collectBaseline(of, parts);
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(currentBaseline, undefined, 1)}\n`);
  return previousBaseline && reportDifferences(previousBaseline, currentBaseline);
}

runCommand(BASELINE_COMMAND, process.argv.slice(2), runBaseline);
