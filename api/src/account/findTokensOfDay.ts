import type { Kysely } from 'kysely';
import type { TokenPurpose } from './issueToken';
import type { Database } from '../tables/tables';

const DAY_S = 86_400;

/** When links of a purpose were made for a member in the last 24 hours, newest first; Unix seconds. */
export async function findTokensOfDay(db: Kysely<Database>, memberId: string, purpose: TokenPurpose, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tokens')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', now - DAY_S)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}
