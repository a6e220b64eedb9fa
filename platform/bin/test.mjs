#!/usr/bin/env node
import { check } from './check.mjs';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { postgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root, step, tool } from './run.mjs';
import { releasedPackages } from './start/sources.mjs';

const UNITS = ['shared', 'platform', ...releasedPackages(root), 'e2e'];

/** Playwright's projects that run side by side; `development` edits sources. As its dependency, `platform` would run unfiltered. */
const TOGETHER = ['phone', 'desktop', 'tablet', 'routes', 'platform'];

const jest = (packages, env = {}) =>
  tool('jest/bin/jest.js', ['--projects', ...packages.map((name) => `${name}/jest.config.cjs`), '--silent', '--maxWorkers=2'], { env });

const journeys = (args) => tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args]);

async function apiOnPostgres(env) {
  const server = await startPostgres(postgresPrograms());
  try {
    await jest(['api'], { ...env, DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

const TEST = {
  usage: 'npm test',
  about: 'Types, lint, units, the api on both databases, journeys in a browser. Installs the programs these need where it may.',
  options: {
    quick: { text: 'types, lint, units and one journey; the same as npm run test:quick' },
    full: { text: 'the slow matrices and proofs as well; the same as npm run test:full' },
  },
  variables: { CHROMIUM_PATH: 'Chromium instead of /usr/bin/chromium', NGINX_PATH: 'nginx instead of /usr/sbin/nginx' },
  examples: [
    ['npm test -- --quick', 'before a commit'],
    ['npx jest -c mfe-chat/jest.config.cjs', 'one package; docs/testing.md has more'],
  ],
};

async function test({ quick, full }) {
  if (quick && full) throw new UsageError('--quick and --full exclude each other.');
  await step('packages', installPackages);
  await step('programs', installPrograms);
  await check();
  if (quick) {
    await step('units', () => jest(UNITS));
    await step('one journey', () => journeys(['--grep', '@quick']));
    return;
  }
  const proofs = full ? { PROOFS: 'full' } : {};
  await step('units', () => jest([...UNITS, 'api'], full ? { ...proofs, FUZZ_RUNS: '1000' } : {}));
  await step('api on PostgreSQL', () => apiOnPostgres(proofs));
  const less = full ? [] : ['--grep-invert', '@full'];
  await step('journeys', () => journeys([...TOGETHER.map((name) => `--project=${name}`), ...less]));
  await step('development', () => journeys(['--project=development', '--no-deps']));
}

runCommand(TEST, process.argv.slice(2), test);
