import { sql, type RawBuilder } from 'kysely';

/** Number of interests that the profile `p` shares with a member; the member's own are read once for all rows. */
export const commonInterests = (memberId: string): RawBuilder<number> => sql<number>`
  bit_count((p.interest_mask & coalesce((select mine.interest_mask from profiles mine where mine.member_id = ${memberId}), 0))::bit(64))::int`;
