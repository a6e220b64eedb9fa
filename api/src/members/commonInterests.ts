import { sql, type RawBuilder } from 'kysely';

/** Number of interests that a profile, `p` or the one of a search `s`, shares with a member, whose own are read once for all rows. */
export const commonInterests = (profile: 'p' | 's', memberId: string): RawBuilder<number> => sql<number>`
  bit_count((${sql.ref(`${profile}.interest_mask`)}
    & coalesce((select mine.interest_mask from profiles mine where mine.member_id = ${memberId}), 0))::bit(64))::int`;
