import type { Kysely } from 'kysely';
import type { LanderLaunch } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

/** Notes a change of what is live; the transaction holds the landers, so that nobody else takes its serial. */
export async function insertLaunch(db: Kysely<Database>, { at, ...launch }: LanderLaunch): Promise<void> {
  await db
    .insertInto('lander_launches')
    .values({ ...launch, created_at: at })
    .execute();
}
