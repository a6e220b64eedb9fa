import type { Release } from '@rendezvous/shared/contract';
import { type Registry, findRelease, type ReleaseOwner } from '../Registry';
import { findNearest } from './findNearest';
import { RefusedChange } from './RefusedChange';

const MAX_SUGGESTIONS = 3;
const REMEDY = 'publish the same content as the same version again to bring it back.';
const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the release with this id; throws a RefusedChange if it has been collected or, with suggestions, if it is unknown. */
export function requireRelease(registry: Registry, remote: ReleaseOwner, id: string): Release {
  const release = findRelease(registry, remote, id);
  const entry = registry.remotes[remote];
  const collectedAt = entry?.collected?.[id];
  if (collectedAt !== undefined)
    throw new RefusedChange('collected', `${remote} ${id} was collected on ${formatDay(collectedAt)}; ${REMEDY}`);
  if (release !== undefined) return release;
  const suggestions = findNearest(id, entry?.published ?? [], MAX_SUGGESTIONS);
  const hint = suggestions.length === 0 ? 'nothing of it was published yet' : `the nearest are ${suggestions.join(', ')}`;
  throw new RefusedChange('unknown_release', `${remote} has no release ${id || 'without a name'}; ${hint}.`);
}
