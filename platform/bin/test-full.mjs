#!/usr/bin/env node
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root } from './run.mjs';
import { step, runWithStepTable } from './steps.mjs';
import { Journal } from './suite/Journal.mjs';
import { readResults, findUnprovedReason, writeResult } from './suite/results.mjs';
import { runShard } from './suite/runShard.mjs';
import { SHARDS } from './suite/shards.mjs';
import { listCommittedFiles, digestFiles, readHeadCommit, listUncommittedFiles } from './suite/sources.mjs';

const COMMAND = {
  usage: 'npm run test:full',
  about: `All tests in ${SHARDS.length} shards; docs/full-suite.json records which shards are proved for these sources.`,
  options: {
    shard: { value: `<n>/${SHARDS.length}`, text: 'one shard; otherwise all that are not proved, one after the other' },
    resume: { text: 'continues where the last run of the shard on the same sources was interrupted' },
    report: { text: 'runs nothing: lists the shards that are not proved, and exits with 1 when there are any' },
  },
  examples: [
    [`npm run test:full -- --shard=2/${SHARDS.length}`, SHARDS[1].name],
    [`npm run test:full -- --shard=2/${SHARDS.length} --resume`, 'the rest of it, after an interruption'],
  ],
};

function parseShardNumber(text) {
  const [, number] = new RegExp(`^(\\d+)/${SHARDS.length}$`).exec(text) ?? [];
  if (!SHARDS[number - 1]) throw new UsageError(`${text} is not a shard; use 1/${SHARDS.length} to ${SHARDS.length}/${SHARDS.length}.`);
  return Number(number);
}

/** Numbers and names of the shards that are not proved for the last commit, with the reasons. */
function findUnprovedShards() {
  const files = listCommittedFiles();
  const results = readResults();
  return SHARDS.flatMap((shard, index) => {
    const reason = findUnprovedReason(shard, index + 1, files, results);
    return reason ? [{ number: index + 1, name: shard.name, reason }] : [];
  });
}

function printReport() {
  const unprovedShards = findUnprovedShards();
  for (const { number, name, reason } of unprovedShards) process.stdout.write(`${number}/${SHARDS.length}  ${name}: ${reason}\n`);
  process.stdout.write(`${SHARDS.length - unprovedShards.length} of ${SHARDS.length} shards are proved for ${readHeadCommit()}\n`);
  return unprovedShards.length === 0 ? 0 : 1;
}

/** Throws if files that the shard reads are uncommitted, because a result belongs to a commit. */
function assertCommitted({ reads }) {
  const uncommittedFiles = listUncommittedFiles().filter(reads);
  if (uncommittedFiles.length > 0)
    throw new Error(`Commit first; otherwise the result belongs to no commit: ${uncommittedFiles.join(', ')}`);
}

async function runAndRecord(number, { resume = false }) {
  const shard = SHARDS[number - 1];
  assertCommitted(shard);
  const digest = digestFiles(listCommittedFiles(), shard.reads);
  const journal = new Journal(path.join(root, `.cache/full-suite/${number}.jsonl`), digest);
  if (journal.open({ resume }) && journal.listFailures().length > 0)
    throw new Error(`Some tests have failed already, so run the shard again without --resume: ${journal.listFailures().join(', ')}`);
  try {
    await step(`shard ${number}/${SHARDS.length}, ${shard.name}`, () => runShard(shard, journal));
  } finally {
    const { passed, failed, skipped, seconds } = journal.countTotals();
    const hasFailed = Object.keys(shard.steps).some((name) => !journal.hasEnded(name));
    const result = { shard: number, name: shard.name, digest, commit: readHeadCommit(), seconds, passed, failed, skipped };
    // If a check or program failed although no test did, that counts as one failure.
    writeResult(hasFailed && failed === 0 ? { ...result, failed: 1 } : result);
  }
}

async function runFullSuite(values) {
  if (values.report) return printReport();
  const shardNumbers = values.shard ? [parseShardNumber(values.shard)] : findUnprovedShards().map(({ number }) => number);
  await runWithStepTable(async () => {
    await step('packages', installPackages);
    await step('programs', installPrograms);
    for (const number of shardNumbers) await runAndRecord(number, values);
  });
}

runCommand(COMMAND, process.argv.slice(2), runFullSuite);
