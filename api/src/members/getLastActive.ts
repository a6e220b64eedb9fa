import { DAY_S, type LastActive } from '@rendezvous/shared/contract';

/**
 * Seconds since the last activity within which a member counts as online: activity is stored at most every 5 minutes, and this is twice that
 * interval.
 */
export const ONLINE_S = 600;

/** How recently a member was active, never more precisely than the contract allows. */
export function getLastActive(lastActiveAt: number, now: number): LastActive {
  const age = now - lastActiveAt;
  if (age < ONLINE_S) return 'online';
  if (age < DAY_S) return 'today';
  return age < 7 * DAY_S ? 'week' : 'older';
}
