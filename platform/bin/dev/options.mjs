import { UsageError } from '../command/UsageError.mjs';
import { readOptions } from '../start/options.mjs';

/** Options of `npm run dev`: those of `npm start`, and the packages to compile; all of them by default. */
export function readDevOptions(values, names, environment, packages) {
  const unknown = names.find((name) => !packages.includes(name));
  if (unknown) throw new UsageError(`${unknown} is not a package with releases; use ${packages.join(', ')}.`);
  const against = values.against === undefined ? undefined : originOf(values.against);
  if (against && names.length === 0)
    throw new UsageError(`Name what is compiled here, for example npm run dev -- mfe-chat --against ${against}`);
  const compiled = names.length > 0 ? [...new Set(names)] : packages;
  return { ...readOptions(values, environment), names: compiled, pseudo: values.pseudo === true, ...(against && { against }) };
}

function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = /^https?:$/.test(url?.protocol ?? '') && url.pathname === '/' && url.search + url.hash + url.username === '';
  if (!isOrigin) throw new UsageError(`${text} is not the address of a site; use for example https://site.example.`);
  return url.origin;
}
