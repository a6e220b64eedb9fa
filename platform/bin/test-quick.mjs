#!/usr/bin/env node
import { checkPackages, PACKAGES } from './check.mjs';
import { runCommand } from './command/runCommand.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { step, runWithStepTable } from './steps.mjs';
import { findAffectedPackages, assertCommit, findChangeBase } from './suite/changes.mjs';
import { buildReleases, runJestTests, getJestConfig, runBrowserTests } from './suite/runners.mjs';

const COMMAND = {
  usage: 'npm run test:quick',
  about: 'Checks what a change touches: types, lint and formatting of its packages, the unit tests that reach it, one journey.',
  options: { since: { value: '<commit>', text: 'what has changed since that commit; otherwise what is not pushed yet' } },
  examples: [['npm run test:quick -- --since HEAD~3', 'the last three commits']],
};

async function runQuickTests({ since = findChangeBase() }) {
  assertCommit(since);
  await step('packages', installPackages);
  await step('programs', installPrograms);
  const packages = findAffectedPackages(since, PACKAGES);
  await checkPackages(packages);
  if (packages.length > 0)
    await step('units', () => runJestTests(packages.map(getJestConfig), ['--changedSince', since, '--passWithNoTests']));
  await step('releases', buildReleases);
  await step('one journey', () => runBrowserTests(['--project=phone', '--grep', '@quick']));
}

runCommand(COMMAND, process.argv.slice(2), (values) => runWithStepTable(() => runQuickTests(values)));
