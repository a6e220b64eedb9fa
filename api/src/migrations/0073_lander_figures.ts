import { sql, type Migration } from 'kysely';

const statements = [
  sql`alter table lander_hits rename to lander_figures`,
  sql`alter table lander_figures rename column hits to views`,
  sql`alter table lander_figures add column signups integer not null default 0`,
];

/** Counts sign-ups in addition to views, by lander variant and day. */
export const landerFigures0073: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
