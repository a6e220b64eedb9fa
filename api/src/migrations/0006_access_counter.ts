import { sql, type Migration } from 'kysely';

const statements = [sql`alter table change_counters add column access_version bigint not null default 1`];

/** Adds a counter of the changes that end sessions, so that an unchanged poll need not look up its session. */
export const accessCounter0006: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
