import type { LanderCampaign, LanderChanged, LanderLaunch } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { campaignKey } from './campaign';
import { findLaunches, findSameRevision, lockLanders, insertLaunch, insertRevision, findNextRevision } from './sqlLaunches';

/** Error for a change that is based on an outdated serial. */
const outdatedSerial = (serial: number): ApiError =>
  new ApiError('conflict', { message: `The landers have moved on from serial ${serial}; look at the list and try again.` });

/**
 * Stores a campaign and returns the number of its revision: an existing revision with the same content, if it is `live` or the latest, otherwise a
 * new one. With `dryRun` nothing is stored, and the number is the one a new revision would get.
 */
export async function storeRevision(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  campaign: LanderCampaign,
  { who, dryRun, live }: { who: string; dryRun: boolean; live: number | null },
): Promise<number> {
  const sameRevision = await findSameRevision(db, campaign, live);
  if (sameRevision !== undefined) return sameRevision;
  return dryRun ? findNextRevision(db) : insertRevision(db, campaign, who, now);
}

/** The history of live revisions as a stack: a launch pushes a revision, a rollback pops everything above the revision it returns to. */
const toStack = (launches: readonly LanderLaunch[]): number[] =>
  [...launches]
    .reverse()
    .reduce<number[]>(
      (stack, { revision }) => (revision === null ? stack : [...stack.filter((stacked) => stacked < revision), revision]),
      [],
    );

/**
 * The revision that a rollback restores, given a campaign's launches, newest first: the one below the live revision, skipping revisions that were
 * themselves rolled back; after a stop, the one that was live until then.
 */
function earlierRevision(campaign: { name: string; slug: string }, launches: readonly LanderLaunch[]): number {
  const isLive = (launches[0]?.revision ?? null) !== null;
  const revision = toStack(launches).at(isLive ? -2 : -1);
  if (revision !== undefined) return revision;
  throw new ApiError('not_found', {
    message: `No earlier revision of ${campaignKey(campaign)} was live; stop it to show what the product brings.`,
  });
}

/** What a change is based on, who makes it and why. */
interface ChangeDetails {
  /** Serial the change is based on. */
  serial: number;
  who: string;
  why: string;
  /** True to return what the change would do, without making it. */
  dryRun: boolean;
}

/** A requested change of the campaign that is live at a name and slug. */
export type LanderChange =
  { action: 'launch'; campaign: LanderCampaign } | { action: 'stop' | 'rollback'; campaign: Pick<LanderCampaign, 'name' | 'slug'> };

async function decideRevision(
  work: UnitOfWork,
  wish: LanderChange,
  launches: readonly LanderLaunch[],
  { who, dryRun }: ChangeDetails,
): Promise<number | null> {
  if (wish.action === 'launch') return storeRevision(work, wish.campaign, { who, dryRun, live: launches[0]?.revision ?? null });
  if (wish.action === 'rollback') return earlierRevision(wish.campaign, launches);
  if ((launches[0]?.revision ?? null) !== null) return null;
  throw new ApiError('not_found', { message: `Nothing is live at ${campaignKey(wish.campaign)}.` });
}

/** Launches, stops or rolls back a campaign; throws `conflict` (409) when something has changed since the given serial. */
export async function changeLander(work: UnitOfWork, wish: LanderChange, order: ChangeDetails): Promise<LanderChanged> {
  const { name, slug } = wish.campaign;
  return inTransaction(work, async (inside) => {
    await lockLanders(inside.db);
    const [newestLaunch] = await findLaunches(inside.db, { most: 1 });
    const serial = newestLaunch?.serial ?? 0;
    if (serial !== order.serial) throw outdatedSerial(order.serial);
    const launches = await findLaunches(inside.db, { name, slug, most: 1_000 });
    const before = launches[0]?.revision ?? null;
    const after = await decideRevision(inside, wish, launches, order);
    const { who, why, dryRun } = order;
    const change = { name, slug, before, after, dryRun };
    if (dryRun || after === before) return { ...change, serial };
    const launch = { serial: serial + 1, name, slug, revision: after, who, why, at: inside.now };
    await insertLaunch(inside.db, launch);
    return { ...change, serial: launch.serial };
  });
}
