import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import type { Database } from '../tables';
import { nextRevision } from './nextRevision';

/** Stores a campaign; undefined when somebody else took the number at the same time. */
export async function insertRevision(
  db: Kysely<Database>,
  campaign: LanderCampaign,
  who: string,
  now: number,
): Promise<number | undefined> {
  const { name, slug } = campaign;
  const row = await db
    .insertInto('lander_revisions')
    .values({ revision: await nextRevision(db), name, slug, campaign: JSON.stringify(campaign), who, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}
