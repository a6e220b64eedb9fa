import { UsageError } from '../command/UsageError.mjs';
import { readOptions } from '../start/options.mjs';

/** Reads the options of `npm run dev`; `names` lists the packages to compile, all of them by default. */
export function readDevOptions(values, names, environment, packages) {
  const unknownName = names.find((name) => !packages.includes(name));
  if (unknownName) throw new UsageError(`${unknownName} is not a package with releases; use ${packages.join(', ')}.`);
  const against = values.against === undefined ? undefined : parseOrigin(values.against);
  if (against && names.length === 0)
    throw new UsageError(`Name what is compiled here, for example npm run dev -- mfe-chat --against ${against}`);
  const compiledNames = names.length > 0 ? [...new Set(names)] : packages;
  return { ...readOptions(values, environment), names: compiledNames, pseudo: values.pseudo === true, ...(against && { against }) };
}

function parseOrigin(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOrigin = /^https?:$/.test(url?.protocol ?? '') && url.pathname === '/' && url.search + url.hash + url.username === '';
  if (!isOrigin) throw new UsageError(`${address} is not the address of a site; use for example https://site.example.`);
  return url.origin;
}
