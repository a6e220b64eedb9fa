import type { LanderCampaign, LanderChanged, LanderLaunch } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { findLaunches } from './findLaunches';
import { holdLanders } from './holdLanders';
import { insertLaunch } from './insertLaunch';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { campaignKey } from './campaignKey';
import { earlierRevision } from './earlierRevision';
import { lostRace } from './lostRace';
import { storeRevision } from './storeRevision';

/** Who changes what is live, decided on which serial. */
interface Order {
  serial: number;
  who: string;
  why: string;
  /** Tells what would be, and changes nothing. */
  dryRun: boolean;
}

/** What is to be live at a name and slug. */
export type LanderWish =
  { action: 'launch'; campaign: LanderCampaign } | { action: 'stop' | 'rollback'; campaign: Pick<LanderCampaign, 'name' | 'slug'> };

async function revisionAfter(
  work: Work,
  wish: LanderWish,
  launches: readonly LanderLaunch[],
  { who, dryRun }: Order,
): Promise<number | null> {
  if (wish.action === 'launch') return storeRevision(work, wish.campaign, { who, dryRun, live: launches[0]?.revision ?? null });
  if (wish.action === 'rollback') return earlierRevision(wish.campaign, launches);
  if ((launches[0]?.revision ?? null) !== null) return null;
  throw new ApiError('not_found', { message: `Nothing is live at ${campaignKey(wish.campaign)}.` });
}

/** Launches, stops or rolls back a campaign; 409 when something changed since the serial on which that was decided. */
export async function changeLander(outside: Work, wish: LanderWish, order: Order): Promise<LanderChanged> {
  const { name, slug } = wish.campaign;
  return inTransaction(outside, async (work) => {
    await holdLanders(work.db);
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
