#!/usr/bin/env node
import { runCommand } from './command/runCommand.mjs';
import { root, run } from './run.mjs';
import { buildChanged } from './start/build.mjs';
import { compileChanged } from './start/compile.mjs';

const printLine = (line) => process.stdout.write(`${line}\n`);

const BUILD_COMMAND = {
  usage: 'npm run build',
  about: 'Compiles api, site and release command line, and builds the releases of shell and remotes; skips what has not changed.',
  options: { server: { text: 'without the releases' } },
  examples: [['npm run build -- --server', 'what the images of api and site run']],
};

runCommand(BUILD_COMMAND, process.argv.slice(2), async ({ server }) => {
  await compileChanged(root, printLine);
  if (!server) await buildChanged(root, run, printLine);
});
