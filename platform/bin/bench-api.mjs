#!/usr/bin/env node
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { findPostgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root, runTool } from './run.mjs';
import { step } from './steps.mjs';
import { treeAt } from './trees/treeAt.mjs';

const NUMERIC_OPTIONS = ['runs', 'seconds', 'members', 'pairs'];

/** Options that apply only without `--against`. */
const STANDALONE_OPTIONS = ['quick', 'runs'];
/** Options that apply only with `--against`. */
const COMPARISON_OPTIONS = ['pairs', 'calls'];

const BENCH_COMMAND = {
  usage: 'npm run bench:api',
  about:
    'Measures polls, search and send on the embedded and a real PostgreSQL against a hello world, and what an online member costs; ' +
    'or the same calls against the api of another commit.',
  options: {
    quick: { text: 'a quick look in under a minute: one configuration, few members, no verdict' },
    runs: { value: '<number>', text: 'rounds; each makes every call once in every configuration (5)' },
    seconds: { value: '<number>', text: 'length of one measurement (1.5)' },
    members: { value: '<number>', text: 'members in each database, ten messages for each (50000)' },
    only: { value: '<names>', text: 'some of pglite-memory,pglite-redis,postgres-memory,postgres-redis, separated by commas' },
    against: {
      value: '<commit>',
      text: 'measures in pairs with the api of that commit; fails when a call may take over 1.05 times as long',
    },
    pairs: { value: '<number>', text: 'with --against: pairs of measurements of each call (20); no verdict with fewer' },
    calls: { value: '<part>', text: 'with --against: only the calls that have this in their name (all)' },
    json: { value: '<file>', text: 'where the figures are kept (.cache/bench-api.json, with --against .cache/bench-api-against.json)' },
  },
  examples: [
    ['npm run bench:api -- --quick', 'does it run?'],
    ['npm run bench:api -- --against origin/main', 'has it become slower? on postgres-redis, or what --only names'],
  ],
};

function refuseInvalidNumbers(values) {
  for (const name of NUMERIC_OPTIONS) {
    const text = values[name];
    if (text !== undefined && !(Number(text) > 0)) throw new UsageError(`--${name} needs a number above 0, not "${text}".`);
  }
}

function refuseUnusedOptions(values) {
  const { against } = values;
  const unusedOption = (against === undefined ? COMPARISON_OPTIONS : STANDALONE_OPTIONS).find((name) => values[name] !== undefined);
  if (unusedOption) throw new UsageError(`--${unusedOption} is only used ${against === undefined ? 'with' : 'without'} --against.`);
}

/**
 * Installs what a benchmark script needs and runs the script on a new PostgreSQL server. Calls `cleanUp` afterwards, even if the script
 * fails, but not if the server does not start.
 */
async function runBenchmark(script, args, cleanUp = () => undefined) {
  await step('packages', installPackages);
  await step('programs', installPrograms);
  const server = await startPostgres(findPostgresPrograms());
  const stopAll = () => {
    server.stop();
    cleanUp();
  };
  // The database runs in a session of its own, so an interrupt does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stopAll();
      process.exit(1);
    });
  }
  try {
    await step('measurements', () => runTool('tsx/dist/cli.mjs', [script, ...args], { env: { DATABASE_URL: server.url } }));
  } finally {
    stopAll();
  }
}

function runComparison(commit, args) {
  const checkout = treeAt(root, commit);
  return runBenchmark('api/bench/against.ts', ['--tree', checkout.tree, ...args], checkout.remove);
}

const commandLine = process.argv.slice(2);

runCommand(BENCH_COMMAND, commandLine, async (values) => {
  refuseInvalidNumbers(values);
  refuseUnusedOptions(values);
  await (values.against === undefined ? runBenchmark('api/bench/main.ts', commandLine) : runComparison(values.against, commandLine));
});
