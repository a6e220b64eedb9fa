#!/usr/bin/env node
import { root, run } from '../../../platform/bin/run.mjs';
import { installPackages, installPrograms } from '../../../platform/bin/prepare.mjs';

/** `npm run bench:view`: installs what is missing, then measures. */
try {
  await installPackages();
  await installPrograms();
  await run(process.execPath, ['--import', 'tsx', `${root}/e2e/bench/view/main.ts`, ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
