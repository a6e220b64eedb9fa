import type { Release } from '@rendezvous/shared/contract';
import { type Registry, findRelease, type ReleaseOwner } from '../Registry';
import { nearest } from './nearest';
import { RefusedChange } from './RefusedChange';

const PROPOSALS = 3;
const WAY_BACK = 'publish the same content as the same version again to bring it back.';
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The release that a change is about; an unknown one is rejected with suggestions. */
export function knownRelease(registry: Registry, remote: ReleaseOwner, id: string): Release {
  const release = findRelease(registry, remote, id);
  const entry = registry.remotes[remote];
  const at = entry?.collected?.[id];
  if (at !== undefined) throw new RefusedChange('collected', `${remote} ${id} was collected on ${dayOf(at)}; ${WAY_BACK}`);
  if (release !== undefined) return release;
  const near = nearest(id, entry?.published ?? [], PROPOSALS);
  const help = near.length === 0 ? 'nothing of it was published yet' : `the nearest are ${near.join(', ')}`;
  throw new RefusedChange('unknown_release', `${remote} has no release ${id || 'without a name'}; ${help}.`);
}
