import type { Kysely } from 'kysely';
import { bumpCounters } from './bumpCounters';
import type { Database } from './tables';

/** Ends one session of a member or all of them, at once and in every process. */
export async function endSessions(db: Kysely<Database>, memberId: string, sessionId?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
    .execute();
  await bumpCounters(db, [memberId], 'access');
}
