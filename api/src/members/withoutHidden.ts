import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Condition that a member has not hidden another one; `column` names the other member's id. */
export const withoutHidden = (column: string, memberId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} not in (select hidden_id from hides where member_id = ${memberId})`;
