import { hash } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/tables/tables';
import { DEMO_PASSWORD } from '../people/testAccounts';
import { planSeed } from '../planSeed';
import { insertMembers } from './sqlMembers';
import { insertOrders } from './sqlOrders';
import { insertRows } from './sqlRows';
import { isSeeded } from './sqlSeed';
import { insertSiteSettings } from './sqlSite';
import { insertTalks } from './sqlTalks';

/** Hashes the demo password, which all accounts share; the fixed salt makes seeding reproducible. */
const hashDemoPassword = (): Promise<string> =>
  hash(DEMO_PASSWORD, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, salt: Buffer.from('rendezvous-demo-salt') });

/** Default random seed of the demo data; other seeds produce different people. */
export const DEMO_SEED = 2026;

/**
 * Fills a migrated database with all the demo data of R-369; returns false if the data already exists. Concurrent calls wait for the one
 * that seeds. `now` is the current time in unix seconds; activity, messages and offers are dated relative to it.
 */
export async function seedDatabase(db: Kysely<Database>, { now, seed = DEMO_SEED }: { now: number; seed?: number }): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const plan = planSeed({ now, seed });
  const passwordHash = await hashDemoPassword();
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
    await insertSiteSettings(trx, plan);
    return true;
  });
}
