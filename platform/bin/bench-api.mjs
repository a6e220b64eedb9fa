#!/usr/bin/env node
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { step, tool } from './run.mjs';

/** `npm run bench:api`: what it needs, then the measurements on a PostgreSQL of their own. */
async function main(args) {
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

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
});
