import type { Kysely } from 'kysely';
import type { Random } from './ports/Random';
import type { Database } from './tables/tables';

/** What a decision works with; `db` may be an open transaction. */
export interface Work {
  db: Kysely<Database>;
  /** Unix seconds. */
  now: number;
  random: Pick<Random, 'id'>;
}
