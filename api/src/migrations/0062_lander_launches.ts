import { sql, type Migration } from 'kysely';

const statements = [
  sql`create table lander_revisions (
    revision integer primary key check (revision > 0),
    name text not null,
    slug text not null,
    campaign jsonb not null,
    who text not null,
    created_at bigint not null
  )`,
  sql`create index lander_revisions_slug on lander_revisions (name, slug, revision)`,
  // Only one change can take a serial: a second change with the same serial is based on a state that is no longer live.
  sql`create table lander_launches (
    serial integer primary key check (serial > 0),
    name text not null,
    slug text not null,
    revision integer references lander_revisions,
    who text not null,
    why text not null,
    created_at bigint not null
  )`,
  sql`create index lander_launches_slug on lander_launches (name, slug, serial)`,
  sql`create function lander_history_stays() returns trigger language plpgsql as $$
    begin raise exception 'what was launched is only added to'; end $$`,
  sql`create trigger lander_revisions_stay before update or delete on lander_revisions
    for each statement execute function lander_history_stays()`,
  sql`create trigger lander_launches_stay before update or delete on lander_launches
    for each statement execute function lander_history_stays()`,
];

/** Adds campaigns of landers, and the times at which each of them was live. */
export const landerLaunches0062: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
