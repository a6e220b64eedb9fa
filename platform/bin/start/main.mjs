import path from 'node:path';
import { root, run } from '../run.mjs';
import { buildChanged } from './build.mjs';
import { install } from './install.mjs';
import { checkObstacles } from './obstacles.mjs';
import { readOptions } from './options.mjs';
import { startServer } from './server.mjs';
import { releasedPackages } from './sources.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** Publishes what was built through the deploy api, as a team's pipeline does; unchanged content stays as it is. */
function release({ port, dataDir }) {
  const server = `http://127.0.0.1:${port}`;
  const args = ['publish', ...releasedPackages(root), '--no-build', '--bump', '--promote', '--server', server];
  return run(process.execPath, [path.join(root, 'platform/bin/platform.mjs'), ...args], { env: { DATA_DIR: dataDir } });
}

async function start(args) {
  const options = readOptions(args, process.env);
  await checkObstacles(options, root);
  await install(root, run, say);
  await buildChanged(root, run, say);
  say('Starting …');
  const server = startServer(root, options);
  const notes = await server.ready;
  try {
    await release(options);
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
