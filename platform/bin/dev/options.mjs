import { parseArgs } from 'node:util';
import { readOptions } from '../start/options.mjs';

/** What `npm run dev` is told: as `npm start`, and the packages to compile; without a name all of them. */
export function readDevOptions(args, environment, packages) {
  const { values, positionals } = parseArgs({ args, options: { port: { type: 'string' } }, allowPositionals: true });
  const unknown = positionals.find((name) => !packages.includes(name));
  if (unknown) throw new Error(`${unknown} is no package with releases; use ${packages.join(', ')}.`);
  const own = values.port === undefined ? [] : ['--port', values.port];
  return { ...readOptions(own, environment), names: positionals.length > 0 ? [...new Set(positionals)] : packages };
}
