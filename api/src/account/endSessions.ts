import type { Kysely } from 'kysely';
import { bumpCounters } from '../members/bumpCounters';
import type { Database } from '../tables/tables';

/** Which sessions end; without a word all of them. */
interface Which {
  only?: string;
  except?: string;
}

/** Ends sessions of a member, at once and in every process; answers how many. */
export async function endSessions(db: Kysely<Database>, memberId: string, which: Which = {}): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute((trx) => endSessions(trx, memberId, which));
  const { only, except } = which;
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  // Naming a session that is not there changes nothing.
  if (numDeletedRows > 0n || only === undefined) await bumpCounters(db, [memberId], 'access');
  return Number(numDeletedRows);
}
