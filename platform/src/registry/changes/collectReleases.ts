import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';

/** Records that files of releases are removed: from then on nothing can choose them. */
export const collectReleases = (registry: Registry, remote: ReleaseOwner, ids: readonly string[], at: number): Registry =>
  changeEntry(registry, remote, (entry) => ({
    ...entry,
    collected: { ...entry.collected, ...Object.fromEntries(ids.map((id) => [id, at])) },
  }));
