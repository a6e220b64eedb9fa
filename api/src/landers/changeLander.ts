import type { LanderCampaign, LanderChanged, LanderLaunch } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { campaignKey } from './campaign';
import { findLaunches, findSameRevision, lockLanders, insertLaunch, insertRevision, findNextRevision } from './sqlLaunches';

/** Another change was made in the meantime. */
const lostRace = (serial: number): ApiError =>
  new ApiError('conflict', { message: `The landers have moved on from serial ${serial}; look at the list and try again.` });

/**
 * Stores a campaign and returns its revision: an existing one with the same content, if it is `live` or the latest, otherwise a new one. With
 * `dryRun` nothing is stored, and the number is the one that a new revision would get.
 */
export async function storeRevision(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  campaign: LanderCampaign,
  { who, dryRun, live }: { who: string; dryRun: boolean; live: number | null },
): Promise<number> {
  const known = await findSameRevision(db, campaign, live);
  if (known !== undefined) return known;
  return dryRun ? findNextRevision(db) : insertRevision(db, campaign, who, now);
}

/** The revisions that are live as a stack: a launch pushes one, a rollback pops everything above the revision it returns to. */
const stackOf = (launches: readonly LanderLaunch[]): number[] =>
  [...launches]
    .reverse()
    .reduce<number[]>((stack, { revision }) => (revision === null ? stack : [...stack.filter((one) => one < revision), revision]), []);

/**
 * The revision restored by a rollback, given a campaign's launches, newest first: the one below the live one, never one that was rolled back itself;
 * after a stop, the one that was live until then.
 */
function earlierRevision(campaign: { name: string; slug: string }, launches: readonly LanderLaunch[]): number {
  const isLive = (launches[0]?.revision ?? null) !== null;
  const earlier = stackOf(launches).at(isLive ? -2 : -1);
  if (earlier !== undefined) return earlier;
  throw new ApiError('not_found', {
    message: `No earlier revision of ${campaignKey(campaign)} was live; stop it to show what the product brings.`,
  });
}

/** Author and reason of a change. */
interface Order {
  /** Serial the change is based on. */
  serial: number;
  who: string;
  why: string;
  /** Previews the change without making it. */
  dryRun: boolean;
}

/** What should be live at a name and slug. */
export type LanderWish =
  { action: 'launch'; campaign: LanderCampaign } | { action: 'stop' | 'rollback'; campaign: Pick<LanderCampaign, 'name' | 'slug'> };

async function revisionAfter(
  work: UnitOfWork,
  wish: LanderWish,
  launches: readonly LanderLaunch[],
  { who, dryRun }: Order,
): Promise<number | null> {
  if (wish.action === 'launch') return storeRevision(work, wish.campaign, { who, dryRun, live: launches[0]?.revision ?? null });
  if (wish.action === 'rollback') return earlierRevision(wish.campaign, launches);
  if ((launches[0]?.revision ?? null) !== null) return null;
  throw new ApiError('not_found', { message: `Nothing is live at ${campaignKey(wish.campaign)}.` });
}

/** Launches, stops or rolls back a campaign; 409 when something has changed since the given serial. */
export async function changeLander(outside: UnitOfWork, wish: LanderWish, order: Order): Promise<LanderChanged> {
  const { name, slug } = wish.campaign;
  return inTransaction(outside, async (work) => {
    await lockLanders(work.db);
    const [newest] = await findLaunches(work.db, { most: 1 });
    const serial = newest?.serial ?? 0;
    if (serial !== order.serial) throw lostRace(order.serial);
    const launches = await findLaunches(work.db, { name, slug, most: 1_000 });
    const before = launches[0]?.revision ?? null;
    const after = await revisionAfter(work, wish, launches, order);
    const { who, why, dryRun } = order;
    const changed = { name, slug, before, after, dryRun };
    if (dryRun || after === before) return { ...changed, serial };
    const launch = { serial: serial + 1, name, slug, revision: after, who, why, at: work.now };
    await insertLaunch(work.db, launch);
    return { ...changed, serial: launch.serial };
  });
}
