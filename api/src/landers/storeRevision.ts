import type { LanderCampaign } from '@rendezvous/shared/contract';
import { findSameRevision } from './findSameRevision';
import { insertRevision } from './insertRevision';
import { nextRevision } from './nextRevision';
import type { Work } from '../Work';

/** Revision of a campaign: the one that holds exactly this, if it is `live` or the newest, or a new one; with `dryRun` the number that it would have. */
export async function storeRevision(
  { db, now }: Pick<Work, 'db' | 'now'>,
  campaign: LanderCampaign,
  { who, dryRun, live }: { who: string; dryRun: boolean; live: number | null },
): Promise<number> {
  const known = await findSameRevision(db, campaign, live);
  if (known !== undefined) return known;
  return dryRun ? nextRevision(db) : insertRevision(db, campaign, who, now);
}
