#!/usr/bin/env node
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root, tool } from './run.mjs';
import { step } from './steps.mjs';
import { treeAt } from './trees/treeAt.mjs';

const NUMBERS = ['runs', 'seconds', 'members', 'pairs'];

/** Options of only one of the two benchmarks. */
const ALONE = ['quick', 'runs'];
const AGAINST = ['pairs', 'calls'];

const BENCH = {
  usage: 'npm run bench:api',
  about:
    'Measures polls, search and send on an embedded and a real PostgreSQL beside a hello world, and what an online member costs; or the same calls beside the api of another commit.',
  options: {
    quick: { text: 'a look in under a minute: one way to run, few members, no verdict' },
    runs: { value: '<number>', text: 'rounds, each call once in every way to run (5)' },
    seconds: { value: '<number>', text: 'length of one measurement (1.5)' },
    members: { value: '<number>', text: 'members in each database, ten messages for each (50000)' },
    only: { value: '<names>', text: 'of pglite-memory,pglite-redis,postgres-memory,postgres-redis, with commas' },
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
    ['npm run bench:api -- --against origin/main', 'did it become slower? on postgres-redis, or what --only names'],
  ],
};

function refuseNoNumbers(values) {
  for (const name of NUMBERS) {
    const text = values[name];
    if (text !== undefined && !(Number(text) > 0)) throw new UsageError(`--${name} needs a number above 0, not "${text}".`);
  }
}

function refuseOthers(values) {
  const { against } = values;
  const other = (against === undefined ? AGAINST : ALONE).find((name) => values[name] !== undefined);
  if (other) throw new UsageError(`--${other} is only used ${against === undefined ? 'with' : 'without'} --against.`);
}

/** Runs a benchmark script with its requirements and its own PostgreSQL; `cleanUp` always runs. */
async function measure(script, args, cleanUp = () => undefined) {
  await step('packages', installPackages);
  await step('programs', installPrograms);
  const server = await startPostgres(postgresPrograms());
  const end = () => {
    server.stop();
    cleanUp();
  };
  // The database has its own session, so an interrupt does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      end();
      process.exit(1);
    });
  }
  try {
    await step('measurements', () => tool('tsx/dist/cli.mjs', [script, ...args], { env: { DATABASE_URL: server.url } }));
  } finally {
    end();
  }
}

function measureAgainst(commit, args) {
  const other = treeAt(root, commit);
  return measure('api/bench/against.ts', ['--tree', other.tree, ...args], other.remove);
}

const given = process.argv.slice(2);

runCommand(BENCH, given, async (values) => {
  refuseNoNumbers(values);
  refuseOthers(values);
  await (values.against === undefined ? measure('api/bench/main.ts', given) : measureAgainst(values.against, given));
});
