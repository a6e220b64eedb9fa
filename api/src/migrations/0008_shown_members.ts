import { sql, type Migration } from 'kysely';

const statements = [
  // Contains every member column that a search uses, so that the table itself is not read.
  sql`create index members_shown on members (id) include (fictional, last_active_at, signup_at)
    where status = 'active' and role = 'member' and not invisible`,
];

/** Adds an index of the members whom a search may find. */
export const shownMembers0008: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
