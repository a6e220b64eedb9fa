import { sql, type Migration } from 'kysely';

/** What was added to a report that was open: when, and the reason it had before. */
export const reportAdditions0066: Migration = {
  up: async (db) => {
    await sql`alter table reports add column additions jsonb not null default '[]'`.execute(db);
  },
};
