import { UsageError } from '../command/UsageError.mjs';
import { readOptions } from '../start/options.mjs';

/** What `npm run dev` is told: as `npm start`, and the packages to compile; without a name all of them. */
export function readDevOptions(values, names, environment, packages) {
  const unknown = names.find((name) => !packages.includes(name));
  if (unknown) throw new UsageError(`${unknown} is no package with releases; use ${packages.join(', ')}.`);
  return { ...readOptions(values, environment), names: names.length > 0 ? [...new Set(names)] : packages };
}
