import type { Release } from '@rendezvous/shared/contract';
import type { Inspection } from './inspect';

const majorOf = (version: string): string | undefined => version.split('.')[0];

/** Why a module is not the remote declared by its release. */
export function moduleFindings({ remote, routes, slots, requires }: Release, { module, broken, failure }: Inspection): string[] {
  if (failure !== undefined) return [`It cannot be loaded: ${failure}.`];
  if (module === undefined) return ['It exports no remote.'];
  const contract = typeof module.contract === 'string' ? majorOf(module.contract) : undefined;
  const lacks = (kind: string, declared: readonly string[], has: readonly string[]): string[] =>
    declared.filter((name) => !has.includes(name)).map((name) => `remote.json declares the ${kind} ${name}, the module has none.`);
  return [
    ...(module.name === remote ? [] : [`The module calls itself ${String(module.name)}.`]),
    ...(contract === majorOf(requires.contract.replace(/^[^\d]*/, '')) ? [] : [`Its contract is ${String(module.contract)}.`]),
    ...lacks(
      'route',
      routes.map(({ name }) => name),
      module.screens,
    ),
    ...lacks('slot', slots, module.slots),
    ...broken.map((one) => `${one}.`),
  ];
}
