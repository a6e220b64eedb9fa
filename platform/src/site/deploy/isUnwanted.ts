import type { Registry, ReleaseOwner } from '../../registry/Registry';

/** Whether nothing can ask for files that are stored under a name: it is of no release, or of a collected one. */
export function isUnwanted({ remotes }: Registry, remote: ReleaseOwner, name: string): boolean {
  const entry = remotes[remote];
  return entry?.published.includes(name) !== true || entry.collected?.[name] !== undefined;
}
