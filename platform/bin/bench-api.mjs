#!/usr/bin/env node
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { tool } from './run.mjs';
import { step } from './steps.mjs';

const NUMBERS = ['runs', 'seconds', 'members'];

const BENCH = {
  usage: 'npm run bench:api',
  about: 'Measures polls, search and send on an embedded and a real PostgreSQL beside a hello world, and what an online member costs.',
  options: {
    quick: { text: 'a look in under a minute: one way to run, few members, figures that judge nothing' },
    runs: { value: '<number>', text: 'rounds, each call once in every way to run (5)' },
    seconds: { value: '<number>', text: 'length of one measurement (1.5)' },
    members: { value: '<number>', text: 'members in each database, ten messages for each (50000)' },
    only: { value: '<names>', text: 'of pglite-memory,pglite-redis,postgres-memory,postgres-redis, with commas' },
    json: { value: '<file>', text: 'where the figures are kept (.cache/bench-api.json)' },
  },
  examples: [['npm run bench:api -- --quick', 'does it run?']],
};

function refuseNoNumbers(values) {
  for (const name of NUMBERS) {
    const text = values[name];
    if (text !== undefined && !(Number(text) > 0)) throw new UsageError(`--${name} needs a number above 0, not "${text}".`);
  }
}

/** What the measurements need, then the measurements on a PostgreSQL of their own. */
async function measure(args) {
  await step('packages', installPackages);
  await step('programs', installPrograms);
  const server = await startPostgres(postgresPrograms());
  // The database runs in a session of its own, which no interruption reaches.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.stop();
      process.exit(1);
    });
  }
  try {
    await step('measurements', () => tool('tsx/dist/cli.mjs', ['api/bench/main.ts', ...args], { env: { DATABASE_URL: server.url } }));
  } finally {
    server.stop();
  }
}

const given = process.argv.slice(2);

runCommand(BENCH, given, async (values) => {
  refuseNoNumbers(values);
  await measure(given);
});
