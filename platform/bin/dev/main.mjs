import { runCommand } from '../command/runCommand.mjs';
import { root, run } from '../run.mjs';
import { endWithNpm } from '../start/endWithNpm.mjs';
import { install } from '../start/install.mjs';
import { OPTIONS, VARIABLES } from '../start/options.mjs';
import { releasedPackages } from '../start/sources.mjs';
import { startCompilers } from './compilers.mjs';
import { createOwnSiteSession } from './createOwnSiteSession.mjs';
import { createRunningSiteSession } from './createRunningSiteSession.mjs';
import { readDevOptions } from './options.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const DEV_COMMAND = {
  usage: 'npm run dev',
  about:
    'Serves from source; a saved change shows within a second. ' +
    'Without names, everything runs from source; otherwise the named packages do, and the rest runs from releases.',
  names: 'packages',
  options: {
    ...OPTIONS,
    against: {
      value: '<address>',
      text: 'show the named packages on this running site, which stays as it is for everybody else; needs neither api nor database here',
    },
    pseudo: { text: 'English in the pseudo-locale en-XA: text without brackets is not translated, text with only one bracket is cut off' },
  },
  variables: { ...VARIABLES, NODE_EXTRA_CA_CERTS: 'with --against: CA certificate file for the certificate of the site' },
  examples: [
    ['npm run dev', 'everything from source'],
    ['npm run dev -- mfe-chat shell', 'two packages from source; state is kept when shell is one of them'],
    ['npm run dev -- mfe-chat --against https://site.example', 'mfe-chat from source, all else from that site, at http://localhost:3000'],
    ['npm run dev -- --port 8080', 'on another port'],
    ['npm run dev -- --pseudo', 'with texts that show what is untranslated or cut'],
  ],
};

async function dev(values, names) {
  const startedAt = Date.now();
  const options = readDevOptions(values, names, process.env, releasedPackages(root));
  const { server, check, complete, watch } = options.against ? createRunningSiteSession(options) : createOwnSiteSession(options, say);
  endWithNpm();
  await check(DEV_COMMAND.usage);
  await install(root, run, say);
  say(`Compiling ${options.names.join(', ')} …`);
  const compilers = startCompilers(root, options, (build) => server.sendBuild(build));
  // A signal only stops the compilers; once they have exited, for whatever reason, the server is stopped below.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => compilers.stop());
  try {
    const [notes] = await Promise.all([server.start(), compilers.ready]);
    await complete();
    const stopWatching = watch();
    say(
      [
        `\nRendezvous is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s: http://localhost:${options.port}`,
        ...notes,
        '',
      ].join('\n'),
    );
    const code = await compilers.ended;
    stopWatching();
    return code;
  } finally {
    compilers.stop();
    await Promise.all([server.stop(), compilers.ended]);
  }
}

/**
 * Runs `npm run dev`, on a local or a running site: everything from source, or the named packages from source and the others from releases.
 */
export const main = (args) => runCommand(DEV_COMMAND, args, dev);
