import type { Registry, ReleaseOwner } from '../../registry/Registry';

/** Whether stored files of this name can no longer be requested: they belong to no release, or to a collected one. */
export function isUnwanted({ remotes }: Registry, remote: ReleaseOwner, name: string): boolean {
  const entry = remotes[remote];
  return entry?.published.includes(name) !== true || entry.collected?.[name] !== undefined;
}
