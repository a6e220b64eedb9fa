import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** How often somebody was struck, and whether the last time shut them out for good. */
export interface Strikes {
  count: number;
  /** 0 to 3. */
  level: number;
}

/** The strikes under any of these keys. */
export async function findStrikes(db: Kysely<Database>, keys: readonly string[]): Promise<Strikes> {
  const { count, level } = await db
    .selectFrom('strikes')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('level').as('level')])
    .where('id', 'in', (query) =>
      query
        .selectFrom('strike_keys')
        .select('strike_id')
        .where('key_hash', 'in', [...keys]),
    )
    .executeTakeFirstOrThrow();
  return { count, level: level ?? 0 };
}
