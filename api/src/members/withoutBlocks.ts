import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Condition that another member is another one and neither has blocked the other; `column` names the other member's id.
 * All of it is one look into a short list, because a search asks for everybody.
 */
export const withoutBlocks = (column: string, memberId: string): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(column)} not in (
  select blocked_id from blocks where blocker_id = ${memberId}
  union all
  select blocker_id from blocks where blocked_id = ${memberId}
  union all
  select ${memberId}::text)`;
