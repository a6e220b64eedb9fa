import type { Kysely } from 'kysely';
import type { LanderLaunch } from '@rendezvous/shared/contract';
import type { Database } from '../tables';

/** Notes a change of what is live; false when its serial is taken. */
export async function insertLaunch(db: Kysely<Database>, { at, ...launch }: LanderLaunch): Promise<boolean> {
  const row = await db
    .insertInto('lander_launches')
    .values({ ...launch, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('serial')
    .executeTakeFirst();
  return row !== undefined;
}
