#!/usr/bin/env node
import { createRequire } from 'node:module';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);

const NEW_ROUTE_COMMAND = {
  usage: 'npm run new:route',
  about:
    'Adds a route for members to a remote: its screen with a test, its texts in all languages, and its place in remote.json and src/remote.ts.',
  names: 'remote name',
  options: { path: { text: 'its address instead of /<name>', value: '<address>' } },
  examples: [
    ['npm run new:route -- mfe-chat letters', 'the page /letters of the chat team'],
    ['npm run new:route -- mfe-chat letters --path /chats/letters', 'the same elsewhere'],
  ],
};

const describeNextSteps = ({ remote, path }) => `
npm run dev -- ${remote}                # its page, when you are logged in: ${path}
npm run extract                         # after changing texts; then translate what it names in ${remote}/lang
npx jest -c ${remote}/jest.config.cjs   # its tests
npx platform publish ${remote} --bump   # when it is finished; what comes next: docs/releasing.md
`;

async function addRoute(values, [remote, route, ...rest]) {
  require('tsx/cjs');
  const { routeProblem } = require('../src/scaffold/routeProblem.ts');
  const { createRoute } = require('../src/scaffold/createRoute.ts');
  const names = { remote, route, path: values.path ?? `/${route}` };
  const problem = rest.length > 0 ? 'One route at a time.' : routeProblem(root, names);
  if (problem) throw new UsageError(problem);
  const files = createRoute(root, names);
  process.stdout.write(`${files.map((file) => `  ${file}\n`).join('')}${describeNextSteps(names)}`);
}

runCommand(NEW_ROUTE_COMMAND, process.argv.slice(2), addRoute);
