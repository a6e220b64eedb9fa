#!/usr/bin/env node
import { createRequire } from 'node:module';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);

const NEW_CALL_COMMAND = {
  usage: 'npm run new:call',
  about: 'Adds a call to the api: its declaration, its handler and its tests in the matrices.',
  names: 'method path',
  options: {
    noun: { value: '<noun>', text: 'file of shared/src/calls that declares it' },
    access: { value: '<right>', text: 'public, member (default) or moderator' },
    name: { value: '<constant>', text: 'name of its declaration, instead of read, add, change or remove followed by its address' },
    routes: { value: '<file>', text: 'file that handles it, which may be new, instead of the one that handles most calls of the noun' },
    about: { value: '<sentence>', text: 'what it does, for its comment' },
  },
  examples: [
    ['npm run new:call -- GET /api/stickers.php --noun chat', 'readStickers in shared/src/calls/chat.ts'],
    ['npm run new:call -- POST /api/stickers.php --noun chat --routes api/src/chat/stickerRoutes.ts', 'handled in a file of its own'],
  ],
};

const PUBLIC_CALLS = 'api/src/matrices/publicCalls.ts';

const formatNextSteps = ({ method, path, access, noun, name, routes }) => `
Now by hand:
shared/src/calls/${noun}.ts   # its query or body, its reply and limit, and the error codes it may return
${routes}   # what it does
api/src/matrices/*Rows.ts   # in its row: the requirement it serves, a success with every field of the reply, and who is refused${access === 'public' ? `\n${PUBLIC_CALLS}   # confirm that everybody may call it: '${method} ${path}'` : ''}
src/api/*Api.ts of the remote that makes it   # request(http, ${noun}.${name}, …); its reply is ApiReply<'${method} ${path}'>

Then:
npx jest -c api/jest.config.cjs matrices openapi
npm run check
`;

async function addCall(values, [method, path, ...rest]) {
  require('tsx/cjs');
  const { completeCall } = require('../src/scaffold/callProblem.ts');
  const { createCall } = require('../src/scaffold/createCall.ts');
  const call = rest.length > 0 ? 'One call at a time.' : completeCall(root, { ...values, method, path });
  if (typeof call === 'string') throw new UsageError(call);
  const files = createCall(root, call);
  process.stdout.write(`${files.map((file) => `  ${file}\n`).join('')}${formatNextSteps(call)}`);
}

runCommand(NEW_CALL_COMMAND, process.argv.slice(2), addCall);
