import { sql, type Migration } from 'kysely';

/** Adds the members whom a member has hidden from their own lists; nobody is notified. */
export const hides0064: Migration = {
  up: async (db) => {
    await sql`create table hides (
      member_id text collate "C" not null references members on delete cascade,
      hidden_id text collate "C" not null references members on delete cascade,
      created_at bigint not null,
      primary key (member_id, hidden_id),
      check (member_id <> hidden_id)
    )`.execute(db);
    await sql`create index hides_hidden on hides (hidden_id)`.execute(db);
  },
};
