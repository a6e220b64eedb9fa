#!/usr/bin/env node
import { checkPackages, PACKAGES } from './check.mjs';
import { runCommand } from './command/runCommand.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { step, withStepTable } from './steps.mjs';
import { affectedPackages, assertCommit, changeBase } from './suite/changes.mjs';
import { buildReleases, jest, jestConfig, playwright } from './suite/runners.mjs';

const QUICK = {
  usage: 'npm run test:quick',
  about: 'Checks what a change touches: types, lint and formatting of its packages, the unit tests that reach it, one journey.',
  options: { since: { value: '<commit>', text: 'what has changed since that commit; otherwise what is not pushed yet' } },
  examples: [['npm run test:quick -- --since HEAD~3', 'the last three commits']],
};

async function quick({ since = changeBase() }) {
  assertCommit(since);
  await step('packages', installPackages);
  await step('programs', installPrograms);
  const packages = affectedPackages(since, PACKAGES);
  await checkPackages(packages);
  if (packages.length > 0) await step('units', () => jest(packages.map(jestConfig), ['--changedSince', since, '--passWithNoTests']));
  await step('releases', buildReleases);
  await step('one journey', () => playwright(['--project=phone', '--grep', '@quick']));
}

runCommand(QUICK, process.argv.slice(2), (values) => withStepTable(() => quick(values)));
