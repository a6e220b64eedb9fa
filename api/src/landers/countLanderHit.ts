import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Adds one to the visits of a lander's variant today. */
export async function countLanderHit(
  db: Kysely<Database>,
  lander: { name: string; slug: string; variant: string },
  now: number,
): Promise<void> {
  const day = new Date(now * 1000).toISOString().slice(0, 10);
  await db
    .insertInto('lander_hits')
    .values({ ...lander, day, hits: 1 })
    .onConflict((conflict) => conflict.columns(['name', 'slug', 'variant', 'day']).doUpdateSet({ hits: sql`lander_hits.hits + 1` }))
    .execute();
}
