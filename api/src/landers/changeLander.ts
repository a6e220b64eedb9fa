import type { LanderCampaign, LanderChanged, LanderLaunch } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { getCampaignKey } from './campaign';
import { findLaunches, findSameRevision, lockLanders, insertLaunch, insertRevision, findNextRevision } from './sqlLaunches';

const createOutdatedSerialError = (serial: number): ApiError =>
  new ApiError('conflict', { message: `The landers have moved on from serial ${serial}; look at the list and try again.` });

/**
 * Stores a campaign and returns the number of its revision: that of an existing one with the same content, if it is `live` or the newest,
 * otherwise that of a new one. With `dryRun`, nothing is stored, and the number is the one that a new revision would get.
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
const toRevisionStack = (launches: readonly LanderLaunch[]): number[] =>
  [...launches]
    .reverse()
    .reduce<number[]>(
      (stack, { revision }) => (revision === null ? stack : [...stack.filter((stackedRevision) => stackedRevision < revision), revision]),
      [],
    );

/**
 * The revision that a rollback restores, given a campaign's launches, newest first: the one below the live revision, skipping revisions
 * that were themselves rolled back; after a stop, the one that was live until then.
 */
function findRollbackRevision(campaign: { name: string; slug: string }, launches: readonly LanderLaunch[]): number {
  const isLive = (launches[0]?.revision ?? null) !== null;
  const revision = toRevisionStack(launches).at(isLive ? -2 : -1);
  if (revision !== undefined) return revision;
  throw new ApiError('not_found', {
    message: `No earlier revision of ${getCampaignKey(campaign)} was live; stop it to show what the product brings.`,
  });
}

interface ChangeDetails {
  /** Serial the change is based on. */
  serial: number;
  who: string;
  why: string;
  /** True to return what the change would do, without making it. */
  dryRun: boolean;
}

/** A requested change to what is live at a name and slug. */
export type LanderChange =
  { action: 'launch'; campaign: LanderCampaign } | { action: 'stop' | 'rollback'; campaign: Pick<LanderCampaign, 'name' | 'slug'> };

async function decideRevision(
  work: UnitOfWork,
  requestedChange: LanderChange,
  launches: readonly LanderLaunch[],
  { who, dryRun }: ChangeDetails,
): Promise<number | null> {
  if (requestedChange.action === 'launch')
    return storeRevision(work, requestedChange.campaign, { who, dryRun, live: launches[0]?.revision ?? null });
  if (requestedChange.action === 'rollback') return findRollbackRevision(requestedChange.campaign, launches);
  if ((launches[0]?.revision ?? null) !== null) return null;
  throw new ApiError('not_found', { message: `Nothing is live at ${getCampaignKey(requestedChange.campaign)}.` });
}

/** Launches, stops or rolls back a campaign; throws `conflict` (409) when something has changed since the given serial. */
export async function changeLander(work: UnitOfWork, requestedChange: LanderChange, details: ChangeDetails): Promise<LanderChanged> {
  const { name, slug } = requestedChange.campaign;
  return inTransaction(work, async (transaction) => {
    await lockLanders(transaction.db);
    const [newestLaunch] = await findLaunches(transaction.db, { limit: 1 });
    const serial = newestLaunch?.serial ?? 0;
    if (serial !== details.serial) throw createOutdatedSerialError(details.serial);
    const launches = await findLaunches(transaction.db, { name, slug, limit: 1_000 });
    const before = launches[0]?.revision ?? null;
    const after = await decideRevision(transaction, requestedChange, launches, details);
    const { who, why, dryRun } = details;
    const summary = { name, slug, before, after, dryRun };
    if (dryRun || after === before) return { ...summary, serial };
    const launch = { serial: serial + 1, name, slug, revision: after, who, why, at: transaction.now };
    await insertLaunch(transaction.db, launch);
    return { ...summary, serial: launch.serial };
  });
}
