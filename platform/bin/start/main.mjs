import { root, run } from '../run.mjs';
import { buildChanged } from './build.mjs';
import { install } from './install.mjs';
import { checkObstacles } from './obstacles.mjs';
import { readOptions } from './options.mjs';
import { publishBuilt } from './publish.mjs';
import { startServer } from './server.mjs';
import { releasedPackages } from './sources.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

async function start(args) {
  const options = readOptions(args, process.env);
  await checkObstacles(options, root);
  await install(root, run, say);
  await buildChanged(root, run, say);
  say('Starting …');
  const server = startServer(root, options);
  const notes = await server.ready;
  try {
    await publishBuilt(root, run, options, releasedPackages(root));
  } catch (error) {
    server.stop();
    throw error;
  }
  say([`\nRendezvous is ready: http://localhost:${options.port}`, ...notes, ''].join('\n'));
  return server.ended;
}

/** One command: installs, builds, migrates, seeds, serves. */
export async function main(args) {
  try {
    process.exitCode = await start(args);
  } catch (error) {
    if (error.message) process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
