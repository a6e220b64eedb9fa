import { runCommand } from '../command/runCommand.mjs';
import { root, run } from '../run.mjs';
import { buildChanged } from './build.mjs';
import { compileChanged } from './compile.mjs';
import { endWithNpm } from './endWithNpm.mjs';
import { install } from './install.mjs';
import { checkObstacles } from './obstacles.mjs';
import { OPTIONS, readOptions, VARIABLES } from './options.mjs';
import { publishBuilt } from './publish.mjs';
import { startServer } from './server.mjs';
import { releasedPackages } from './sources.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const START_COMMAND = {
  usage: 'npm start',
  about: 'Installs, compiles, builds, migrates, seeds and serves site and api; skips what is already done.',
  options: OPTIONS,
  variables: VARIABLES,
  examples: [
    ['npm start', 'http://localhost:3000 on the data in .data'],
    ['DATA_DIR=/tmp/other npm start -- --port 8080', 'a second site beside it, with data of its own'],
  ],
};

async function start(values) {
  const options = readOptions(values, process.env);
  endWithNpm();
  await checkObstacles(options, START_COMMAND.usage, root);
  await install(root, run, say);
  await compileChanged(root, say);
  await buildChanged(root, run, say);
  say('Starting …');
  const server = startServer(root, options);
  const earlyLines = await server.ready;
  try {
    await publishBuilt(root, run, options, releasedPackages(root));
  } catch (error) {
    server.stop();
    throw error;
  }
  say([`\nRendezvous is ready: http://localhost:${options.port}`, ...earlyLines, ''].join('\n'));
  return server.ended;
}

/** Runs `npm start`: installs, builds, migrates, seeds and serves. */
export const main = (args) => runCommand(START_COMMAND, args, start);
