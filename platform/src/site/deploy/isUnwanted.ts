import type { Registry, ReleaseOwner } from '../../registry/Registry';

/** Whether the stored files of a release are no longer needed: they belong to no registered release, or to a collected one. */
export function isUnwanted({ remotes }: Registry, remote: ReleaseOwner, name: string): boolean {
  const entry = remotes[remote];
  return entry?.published.includes(name) !== true || entry.collected?.[name] !== undefined;
}
