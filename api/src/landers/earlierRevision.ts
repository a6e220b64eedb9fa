import type { LanderLaunch } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { campaignKey } from './campaignKey';

/** The revisions that are live one above the other: a launch is laid on top, a rollback takes away what is above the revision it goes to. */
const stackOf = (launches: readonly LanderLaunch[]): number[] =>
  [...launches]
    .reverse()
    .reduce<number[]>((stack, { revision }) => (revision === null ? stack : [...stack.filter((one) => one < revision), revision]), []);

/**
 * The revision that a rollback brings back, of the launches of a campaign, the newest first: the one below what is live, never one that was
 * rolled back itself; after a stop the one that was live until then.
 */
export function earlierRevision(campaign: { name: string; slug: string }, launches: readonly LanderLaunch[]): number {
  const isLive = (launches[0]?.revision ?? null) !== null;
  const earlier = stackOf(launches).at(isLive ? -2 : -1);
  if (earlier !== undefined) return earlier;
  throw new ApiError('not_found', {
    message: `No earlier revision of ${campaignKey(campaign)} was live; stop it to show what the product brings.`,
  });
}
