import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findPostgresPrograms, startPostgres, UNSAFE_FAST_SETTINGS } from '../postgres.mjs';
import { run, root, runTool } from '../run.mjs';
import { buildChanged } from '../start/build.mjs';
import { releasedPackages } from '../start/sources.mjs';

/** Packages with unit tests; the api is not among them, because its tests need a database. */
export const UNIT_TEST_PACKAGES = ['shared', 'platform', ...releasedPackages(root), 'e2e'];

/** Number of Jest's workers, one more than there are cores: some test files wait for a process or a clock. */
const WORKER_COUNT = availableParallelism() + 1;

const SEQUENCER = path.join(root, 'platform/jest-sequencer.cjs');

/** Path of a package's Jest configuration, which runs each test file alone. */
export const getJestConfig = (name) => `${name}/jest.config.cjs`;

/** Jest configurations of all unit tests and the api's tests; all but that of e2e run many test files as one, so that modules load only once. */
export const COMBINED_CONFIGS = [
  'platform/together-browser/jest.config.cjs',
  'platform/jest.together.cjs',
  'api/jest.together.cjs',
  getJestConfig('e2e'),
];

/** Runs the tests of the given Jest configurations. */
export const runJestTests = (configs, args = [], env = {}) =>
  runTool(
    'jest/bin/jest.js',
    ['--projects', ...configs, '--silent', `--testSequencer=${SEQUENCER}`, `--maxWorkers=${WORKER_COUNT}`, ...args],
    {
      env,
    },
  );

/** Runs browser tests; `args` select them. */
export const runBrowserTests = (args, env = {}) =>
  runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], { env });

/** Builds the releases whose sources have changed since their build. */
export const buildReleases = () => buildChanged(root, run, (line) => process.stdout.write(`${line}\n`));

/** Calls `work` with the environment variables for a new PostgreSQL, which is removed afterwards, even when this process is interrupted. */
export async function withPostgres(work) {
  const server = await startPostgres(findPostgresPrograms(), UNSAFE_FAST_SETTINGS);
  let isStopped = false;
  const stop = () => {
    if (!isStopped) server.stop();
    isStopped = true;
  };
  const end = () => {
    stop();
    process.exit(1);
  };
  // The server has its own session, so an interrupt does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  try {
    await work({ DATABASE_URL: server.url });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
    stop();
  }
}
