import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';
import { nextRevision } from './nextRevision';

/** Stores a campaign and answers its number; the transaction holds the landers, so that nobody else takes it. */
export async function insertRevision(db: Kysely<Database>, campaign: LanderCampaign, who: string, now: number): Promise<number> {
  const { name, slug } = campaign;
  const revision = await nextRevision(db);
  await db
    .insertInto('lander_revisions')
    .values({ revision, name, slug, campaign: JSON.stringify(campaign), who, created_at: now })
    .execute();
  return revision;
}
