import type { PlanRemote } from '../../contract';

/**
 * Applies a newer plan to an open page: remotes are switched off or on, and blocked releases are left out. Everything else takes effect with the next
 * page view. Returns whether the remote was switched.
 */
export function followRemote(remote: PlanRemote, { state, candidates, blocked = [] }: PlanRemote): boolean {
  const isSwitched = remote.state !== state;
  remote.state = state;
  const kept = remote.candidates.filter(({ release }) => !blocked.includes(release));
  remote.candidates = kept.length > 0 ? kept : candidates;
  return isSwitched;
}
