#!/usr/bin/env node
import { createRequire } from 'node:module';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);

const NEW_REMOTE_COMMAND = {
  usage: 'npm run new:remote',
  about:
    'Creates a remote with the same tree as the others, a first screen, its texts and tests, and registers it; docs/remotes.md describes the result.',
  names: 'name',
  examples: [['npm run new:remote -- mfe-events', 'the folder mfe-events with the route /events']],
};

const describeNextSteps = (name) => `
npm install                    # links the new package and writes package-lock.json
npm run dev -- ${name}   # its page: http://localhost:3000/${name.slice('mfe-'.length)}
npm run check

Its name in messages about failures: shared/src/remote/components/useAreaName.ts. What to change first: docs/remotes.md.
`;

async function addRemote(_values, names) {
  require('tsx/cjs');
  const { nameProblem } = require('../src/scaffold/nameProblem.ts');
  const { createRemote } = require('../src/scaffold/createRemote.ts');
  const problem = names.length > 1 ? 'One remote at a time.' : nameProblem(root, names[0]);
  if (problem) throw new UsageError(problem);
  const files = createRemote(root, names[0]);
  process.stdout.write(`${files.map((file) => `  ${file}\n`).join('')}${describeNextSteps(names[0])}`);
}

runCommand(NEW_REMOTE_COMMAND, process.argv.slice(2), addRemote);
