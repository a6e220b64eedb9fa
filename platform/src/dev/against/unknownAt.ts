import type { Plan } from '@rendezvous/shared/contract';

/** Packages that a site does not know, in words; undefined when it knows all. */
export function unknownAt(site: string, { remotes }: Plan, names: readonly string[]): string | undefined {
  const known = ['shell', ...remotes.map(({ name }) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `${site} does not know ${unknown.join(' and ')}; it has ${known.join(', ')}. Release it there first: docs/releasing.md.`;
}
