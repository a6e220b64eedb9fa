#!/usr/bin/env node
import path from 'node:path';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { checkMutations } from './mutate/checkMutations.mjs';
import { copyTree } from './mutate/copyTree.mjs';
import { findProblems } from './mutate/edit.mjs';
import { MUTATIONS } from './mutate/mutations.mjs';
import { selectMutations, readResults, formatResultTable, withResult, writeResults } from './mutate/results.mjs';
import { planStages } from './mutate/stages.mjs';
import { tryMutation } from './mutate/tryMutation.mjs';
import { findPostgresPrograms, startPostgres, UNSAFE_FAST_SETTINGS } from './postgres.mjs';
import { stopRunningTools } from './reports/runInTree.mjs';
import { root } from './run.mjs';
import { listJourneys } from './titles/titleLists.mjs';

const RESULTS_FILE = path.join(root, 'docs/mutations.json');

const MUTATE_COMMAND = {
  usage: 'npm run mutate',
  about: 'Breaks the product in one place after another, in a copy of what is committed, and says which test of the default suite notices.',
  options: {
    only: { value: '<ids>', text: 'these mutations, separated by commas' },
    missed: { text: 'those that no test noticed the last time' },
    resume: { text: 'those without a result' },
    suite: { value: '<folder>', text: 'uses the product and tests of another, older tree; results are kept as what was noticed before' },
    check: { text: 'runs no tests: checks that each place is found once, and that types and lint accept the replacement' },
  },
  examples: [
    ['npm run mutate -- --resume', 'continues where the last run ended'],
    ['npm run mutate -- --missed --suite ../before', 'did the older suite notice more?'],
  ],
};

const printLine = (line) => void process.stdout.write(`${line}\n`);

function assertKnownMutations(only) {
  const unknownIds = only?.filter((id) => !MUTATIONS.some((mutation) => mutation.id === id)) ?? [];
  if (unknownIds.length > 0) throw new UsageError(`There is no mutation ${unknownIds.join(', ')}.`);
}

/** Prepares a run: copies the tree, and starts a PostgreSQL server if one is installed and a mutation requires the tests of the api. */
async function prepareRun(tree, mutations) {
  const copy = copyTree(tree);
  const needsDatabase = mutations.some(({ packages }) => packages.includes('api')) && findPostgresPrograms();
  const server = needsDatabase ? await startPostgres(findPostgresPrograms(), UNSAFE_FAST_SETTINGS) : undefined;
  return {
    copy,
    env: server ? { DATABASE_URL: server.url } : {},
    close: () => {
      stopRunningTools();
      server?.stop();
      copy.remove();
    },
  };
}

async function runMutation({ copy, env }, journeys, mutation) {
  const startedAt = Date.now();
  const stages = planStages(copy.tree, mutation, { env, journeys });
  const result = await tryMutation(mutation, stages, copy, (name) => printLine(`  ${name}`));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  printLine(`${result.level ? '✔' : '✘'} ${result.noticedBy} (${seconds} s)`);
  return { ...result, seconds, commit: copy.commit };
}

/**
 * Tries the mutations one after the other. A mutation that cannot be judged, because a run hangs or the tests fail even without the mutation, gets no
 * result and does not stop the others.
 */
async function runMutations(run, mutations, storeResult) {
  const journeys = await listJourneys(run.copy.tree);
  await run.copy.keepReleases();
  for (const mutation of mutations) {
    printLine(`\n▶ ${mutation.id}: ${mutation.broken}`);
    try {
      storeResult(mutation.id, await runMutation(run, journeys, mutation));
    } catch (error) {
      printLine(`? ${error.message}`);
    }
  }
}

async function mutate({ only, missed, resume, suite, check }) {
  const ids = only?.split(',');
  assertKnownMutations(ids);
  const tree = path.resolve(suite ?? root);
  const isOlder = suite !== undefined;
  let results = readResults(RESULTS_FILE);
  const mutations = selectMutations(MUTATIONS, results, { only: ids, missed, resume, older: isOlder });
  if (mutations.length === 0) return printLine('There is nothing to try.');
  const run = await prepareRun(tree, mutations);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      run.close();
      process.exit(1);
    });
  }
  try {
    const problems = findProblems(mutations, run.copy.tree);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (check) return await checkMutations(run.copy.tree, mutations, printLine);
    await runMutations(run, mutations, (id, result) => {
      results = withResult(results, MUTATIONS, id, result, { older: isOlder });
      writeResults(RESULTS_FILE, results);
    });
  } finally {
    run.close();
  }
  printLine(`\n${formatResultTable(mutations, results, { older: isOlder })}`);
  const outcomes = mutations.map(({ id }) => (isOlder ? results.get(id)?.before : results.get(id)));
  return outcomes.every((outcome) => outcome?.level) ? 0 : 1;
}

runCommand(MUTATE_COMMAND, process.argv.slice(2), mutate);
