import { sql, type Migration } from 'kysely';

/** Adds the browsers, by the hash of their cookie, with which members have logged in; each has its own limit of login attempts. */
export const knownBrowsers0070: Migration = {
  up: async (db) => {
    await sql`create table known_browsers (
      member_id text collate "C" not null references members on delete cascade,
      browser_hash text not null,
      last_login_at bigint not null,
      primary key (member_id, browser_hash)
    )`.execute(db);
    await sql`create index known_browsers_last_login on known_browsers (last_login_at)`.execute(db);
  },
};
