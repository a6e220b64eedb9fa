#!/usr/bin/env node
import { check } from './check.mjs';
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { step, tool } from './run.mjs';

const UNITS = ['shared', 'platform', 'shell', 'mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];

const jest = (packages, env = {}) =>
  tool('jest/bin/jest.js', ['--projects', ...packages.map((name) => `${name}/jest.config.cjs`), '--silent', '--maxWorkers=2'], { env });

const journeys = (args) => tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args]);

async function apiOnPostgres() {
  const server = await startPostgres(postgresPrograms());
  try {
    await jest(['api'], { DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

/** `npm test`, `npm run test:quick` (types, lint, units, one journey) and `npm run test:full` (with the slow matrices). */
async function main(mode) {
  await step('packages', installPackages);
  await step('programs', installPrograms);
  await check();
  if (mode === '--quick') {
    await step('units', () => jest(UNITS));
    await step('one journey', () => journeys(['--grep', '@quick']));
    return;
  }
  await step('units', () => jest([...UNITS, 'api']));
  await step('api on PostgreSQL', apiOnPostgres);
  await step('journeys', () => journeys(mode === '--full' ? [] : ['--grep-invert', '@full']));
}

main(process.argv[2]).catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
});
