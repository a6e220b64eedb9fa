import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { demoPasswordHash } from './demoPasswordHash';
import { isSeeded } from './isSeeded';
import { planSeed } from './planSeed';
import { insertMembers } from './tables/insertMembers';
import { insertOrders } from './tables/insertOrders';
import { insertRows } from './tables/insertRows';
import { insertSite } from './tables/insertSite';
import { insertTalks } from './tables/insertTalks';

/** The seed number of the demo data; another number gives other people. */
export const DEMO_SEED = 2026;

/**
 * Fills a migrated database with the demo data of R-369, all of it or, when it is there already, nothing; processes that start at
 * once wait for the one that fills it. `now` is the
 * clock's time in unix seconds: activity, messages and offers lie before and after it.
 */
export async function seedDatabase(db: Kysely<Database>, { now, seed = DEMO_SEED }: { now: number; seed?: number }): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const plan = planSeed({ now, seed });
  const passwordHash = await demoPasswordHash();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo data'))`.execute(trx);
    if (await isSeeded(trx)) return false;
    await insertMembers(trx, plan, passwordHash);
    await insertRows(
      trx,
      'likes',
      plan.likes.map(({ liker, liked, at, isNew }) => ({ liker_id: liker.id, liked_id: liked.id, created_at: at, is_new: isNew })),
    );
    await insertTalks(trx, plan);
    await insertOrders(trx, plan);
    await insertSite(trx, plan);
    return true;
  });
}
