import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Condition that neither of two members has blocked the other; `column` names the other member's id. */
export const withoutBlocks = (column: string, memberId: string): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select 1 from blocks b
  where (b.blocker_id = ${memberId} and b.blocked_id = ${sql.ref(column)})
     or (b.blocked_id = ${memberId} and b.blocker_id = ${sql.ref(column)}))`;
