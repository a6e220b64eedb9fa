import { sql, type Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/**
 * The revision that holds exactly this campaign, if it is live or the newest; an older one is not taken, so that revisions tell what came
 * after what.
 */
export async function findSameRevision(db: Kysely<Database>, campaign: LanderCampaign, live: number | null): Promise<number | undefined> {
  const rows = await db
    .selectFrom('lander_revisions')
    .select(['revision', sql<boolean>`campaign = ${JSON.stringify(campaign)}::jsonb`.as('is_same')])
    .where('name', '=', campaign.name)
    .where('slug', '=', campaign.slug)
    .orderBy(sql`revision is not distinct from ${live}::integer`, 'desc')
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  const newest = Math.max(...rows.map(({ revision }) => revision));
  return rows.find(({ revision, is_same: isSame }) => isSame && (revision === live || revision === newest))?.revision;
}
