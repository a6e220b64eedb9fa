import { runCommand } from '../command/runCommand.mjs';
import { root, run } from '../run.mjs';
import { buildChanged } from '../start/build.mjs';
import { install } from '../start/install.mjs';
import { checkObstacles } from '../start/obstacles.mjs';
import { OPTIONS, VARIABLES } from '../start/options.mjs';
import { publishBuilt } from '../start/publish.mjs';
import { releasedPackages } from '../start/sources.mjs';
import { startCompilers } from './compilers.mjs';
import { DevServer } from './DevServer.mjs';
import { missingReleases } from './missingReleases.mjs';
import { readDevOptions } from './options.mjs';
import { watchServer } from './watchServer.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** Builds and publishes what is neither compiled from source nor released yet. */
async function releaseMissing(options) {
  const reply = await fetch(`http://127.0.0.1:${options.port}/__dev/packages`);
  const { released } = await reply.json();
  const missing = missingReleases(releasedPackages(root), options.names, released);
  if (missing.length === 0) return;
  await buildChanged(root, run, say, missing);
  await publishBuilt(root, run, options, missing);
}

const DEV = {
  usage: 'npm run dev',
  about:
    'Serves from source; a saved change shows within a second. Without a name everything, else the named packages and the rest from releases.',
  names: 'packages',
  options: OPTIONS,
  variables: VARIABLES,
  examples: [
    ['npm run dev', 'everything from source'],
    ['npm run dev -- mfe-chat shell', 'two packages from source; state is kept when shell is one of them'],
    ['npm run dev -- --port 8080', 'at another port'],
  ],
};

async function dev(values, names) {
  const started = Date.now();
  const options = readDevOptions(values, names, process.env, releasedPackages(root));
  await checkObstacles(options, root);
  await install(root, run, say);
  say(`Compiling ${options.names.join(', ')} …`);
  const server = new DevServer(root, options);
  const compilers = startCompilers(root, options.names, (build) => server.tell(build));
  // One end for all: the terminal's signal, or a process that is gone for good.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => compilers.stop());
  try {
    const [notes] = await Promise.all([server.start(), compilers.ready]);
    await releaseMissing(options);
    const unwatch = watchServer(root, () => server.restart(say));
    say(
      [`\nRendezvous is ready after ${((Date.now() - started) / 1000).toFixed(1)} s: http://localhost:${options.port}`, ...notes, ''].join(
        '\n',
      ),
    );
    const code = await compilers.ended;
    unwatch();
    return code;
  } finally {
    compilers.stop();
    await Promise.all([server.stop(), compilers.ended]);
  }
}

/** One command: everything from source, or the named packages from source and the rest from releases. */
export const main = (args) => runCommand(DEV, args, dev);
