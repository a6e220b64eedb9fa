import { sql, type Migration } from 'kysely';

/** Adds the spending limits that members set for themselves. */
export const spending0037: Migration = {
  up: async (db) => {
    await sql`create table spending_limits (
      member_id text collate "C" primary key references members on delete cascade,
      currency text not null,
      week_limit integer check (week_limit >= 0),
      week_next integer check (week_next >= 0),
      week_next_at bigint,
      month_limit integer check (month_limit >= 0),
      month_next integer check (month_next >= 0),
      month_next_at bigint,
      stopped_until bigint
    )`.execute(db);
  },
};
