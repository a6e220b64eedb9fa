import { sql, type Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import type { Database } from '../tables';

/** The newest revision of a campaign when it holds exactly this; an older one is not taken, so that revisions tell what came after what. */
export async function findSameRevision(db: Kysely<Database>, campaign: LanderCampaign): Promise<number | undefined> {
  const row = await db
    .selectFrom('lander_revisions')
    .select(['revision', sql<boolean>`campaign = ${JSON.stringify(campaign)}::jsonb`.as('is_same')])
    .where('name', '=', campaign.name)
    .where('slug', '=', campaign.slug)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return row?.is_same ? row.revision : undefined;
}
