import type { Release } from '@rendezvous/shared/contract';
import type { Inspection } from './inspect';

const getMajorVersion = (version: string): string | undefined => version.split('.')[0];

/** Findings about differences between a loaded module and what its release declares. */
export function getModuleFindings({ remote, routes, slots, requires }: Release, { module, broken, failure }: Inspection): string[] {
  if (failure !== undefined) return [`It cannot be loaded: ${failure}.`];
  if (module === undefined) return ['It exports no remote.'];
  const contract = typeof module.contract === 'string' ? getMajorVersion(module.contract) : undefined;
  const findMissing = (kind: string, declaredNames: readonly string[], presentNames: readonly string[]): string[] =>
    declaredNames
      .filter((name) => !presentNames.includes(name))
      .map((name) => `remote.json declares the ${kind} ${name}, the module has none.`);
  return [
    ...(module.name === remote ? [] : [`The module calls itself ${String(module.name)}.`]),
    ...(contract === getMajorVersion(requires.contract.replace(/^[^\d]*/, '')) ? [] : [`Its contract is ${String(module.contract)}.`]),
    ...findMissing(
      'route',
      routes.map(({ name }) => name),
      module.screens,
    ),
    ...findMissing('slot', slots, module.slots),
    ...broken.map((problem) => `${problem}.`),
  ];
}
