#!/usr/bin/env node
import { installPackages, installPrograms } from './prepare.mjs';
import { root, run } from './run.mjs';

/** Commands about the catalogues themselves; all others take pictures of the texts in their places. */
const CATALOGUE_COMMANDS = ['verify', 'open', 'review'];

const args = process.argv.slice(2);
const runScript = (script) => run(process.execPath, ['--import', 'tsx', `${root}/${script}`, ...args]);

try {
  if (CATALOGUE_COMMANDS.includes(args[0])) await runScript('platform/src/messages/main.ts');
  else {
    await installPackages();
    await installPrograms();
    await runScript('e2e/texts/main.ts');
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
