#!/usr/bin/env node
import { check } from './check.mjs';
import { runCommand } from './command/runCommand.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { step, runWithStepTable } from './steps.mjs';
import { buildReleases, runJestTests, runBrowserTests, COMBINED_CONFIGS, withPostgres } from './suite/runners.mjs';

const TEST_COMMAND = {
  usage: 'npm test',
  about:
    'Runs what a push needs: check, units, the api on PostgreSQL, and the browser suites except for what is only in npm run test:full. Installs the programs they need where it is allowed to.',
  variables: { CHROMIUM_PATH: 'Chromium instead of what Debian has', NGINX_PATH: 'nginx instead of /usr/sbin/nginx' },
  examples: [
    ['npm run test:quick', 'what a change touches, in a minute'],
    ['npm run test:full -- --report', 'which parts of the full suite are not proved for these sources'],
    ['npx jest -c mfe-chat/jest.config.cjs', 'one package; docs/testing.md has more'],
  ],
};

/** Playwright projects except `development`: all its tests belong to the full suite, and its dependency `platform` would run in full. */
const BROWSER_PROJECTS = ['phone', 'desktop', 'tablet', 'routes', 'platform'];

async function runTests() {
  await step('packages', installPackages);
  await step('programs', installPrograms);
  await check();
  await step('units and api', () => withPostgres((env) => runJestTests(COMBINED_CONFIGS, [], env)));
  await step('releases', buildReleases);
  await step('browser', () => runBrowserTests([...BROWSER_PROJECTS.map((name) => `--project=${name}`), '--grep-invert', '@full']));
}

runCommand(TEST_COMMAND, process.argv.slice(2), () => runWithStepTable(runTests));
