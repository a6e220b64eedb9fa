import { sql, type Migration } from 'kysely';

/** Adds the choice to show one's photos only to chosen members, which is off until a member makes it. */
export const photosForChosen0063: Migration = {
  up: async (db) => {
    await sql`alter table profiles add column photos_for_chosen boolean not null default false`.execute(db);
  },
};
