import type { PlanRemote } from '../../contract';

/**
 * What of a newer plan reaches a page that is open: a remote is switched off or on, and blocked releases are left out. All else counts
 * from the next page view. Answers whether the remote was switched.
 */
export function followRemote(remote: PlanRemote, { state, candidates, blocked = [] }: PlanRemote): boolean {
  const isSwitched = remote.state !== state;
  remote.state = state;
  const kept = remote.candidates.filter(({ release }) => !blocked.includes(release));
  remote.candidates = kept.length > 0 ? kept : candidates;
  return isSwitched;
}
