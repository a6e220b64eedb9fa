import { sql, type Migration } from 'kysely';

const statements = [
  // Holds all that a search asks of a member, so that the rows themselves stay unread.
  sql`create index members_shown on members (id) include (fictional, last_active_at, signup_at)
    where status = 'active' and role = 'member' and not invisible`,
];

/** The other half of a search: members who may be found. */
export const shownMembers0008: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
