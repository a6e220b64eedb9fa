import type { RegistryEntry } from '../registrySchema';

const canaryText = ({ canary }: RegistryEntry): string => {
  if (canary === undefined) return 'none';
  const only = Object.values(canary.only ?? {});
  return `${canary.release} ${canary.percent} %${only.length === 0 ? '' : ` of ${only.join(', ')}`}`;
};

/** Fields of an entry that people look at, by name. */
const PARTS: Record<string, (entry: RegistryEntry) => string> = {
  state: ({ state }) => state,
  stable: ({ stable }) => stable ?? 'none',
  'last good': ({ lastGood }) => lastGood[0] ?? 'none',
  canary: canaryText,
  blocked: ({ blocked }) => blocked.join(', ') || 'none',
};

/** Describes a change of a remote; empty when nothing changes. */
export function describeChange(before: RegistryEntry | undefined, after: RegistryEntry | undefined): string[] {
  return Object.entries(PARTS).flatMap(([name, text]) => {
    const [from, to] = [before ? text(before) : 'none', after ? text(after) : 'none'];
    return from === to ? [] : [`${name} ${from} → ${to}`];
  });
}
