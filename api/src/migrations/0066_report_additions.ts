import { sql, type Migration } from 'kysely';

/** Adds the list of additions to a report: the time of each, and the reason that the report had before it. */
export const reportAdditions0066: Migration = {
  up: async (db) => {
    await sql`alter table reports add column additions jsonb not null default '[]'`.execute(db);
  },
};
