import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/** The campaign of a revision. */
export async function findRevision(db: Kysely<Database>, revision: number): Promise<LanderCampaign | undefined> {
  const row = await db.selectFrom('lander_revisions').select('campaign').where('revision', '=', revision).executeTakeFirst();
  return row?.campaign;
}
