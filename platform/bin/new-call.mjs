#!/usr/bin/env node
import { createRequire } from 'node:module';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);

const NEW_CALL = {
  usage: 'npm run new:call',
  about: 'Makes a call of the api: its declaration, its handler and its tests in the matrices.',
  names: 'method path',
  options: {
    noun: { value: '<noun>', text: 'file of shared/src/calls that declares it' },
    access: { value: '<right>', text: 'public, member (this) or moderator' },
    name: { value: '<constant>', text: 'what its declaration is called, instead of read, add, change or remove and its address' },
    routes: { value: '<file>', text: 'file that answers it, also a new one, instead of the one that answers most calls of the noun' },
    about: { value: '<sentence>', text: 'what it does, for its comment' },
  },
  examples: [
    ['npm run new:call -- GET /api/stickers.php --noun chat', 'readStickers in shared/src/calls/chat.ts'],
    ['npm run new:call -- POST /api/stickers.php --noun chat --routes api/src/chat/stickerRoutes.ts', 'answered in a file of its own'],
  ],
};

const PUBLIC_CALLS = 'api/src/matrices/publicCalls.ts';

const nextSteps = ({ method, path, access, noun, name, routes }) => `
shared/src/calls/${noun}.ts   # what it takes and answers, its limit, the codes it refuses with
${routes}   # what it does
api/src/matrices   # in its row: how it succeeds and each field that it shows, whom it refuses${access === 'public' ? `\n${PUBLIC_CALLS}   # say again that everybody may call it: '${method} ${path}'` : ''}
src/api of a remote   # request(http, ${noun}.${name}, …) makes it
npx jest -c api/jest.config.cjs matrices openapi
`;

async function newCall(values, [method, path, ...others]) {
  require('tsx/cjs');
  const { completeCall } = require('../src/scaffold/callProblem.ts');
  const { createCall } = require('../src/scaffold/createCall.ts');
  const call = others.length > 0 ? 'One call at a time.' : completeCall(root, { ...values, method, path });
  if (typeof call === 'string') throw new UsageError(call);
  const written = createCall(root, call);
  process.stdout.write(`${written.map((file) => `  ${file}\n`).join('')}${nextSteps(call)}`);
}

runCommand(NEW_CALL, process.argv.slice(2), newCall);
