import { sql, type Migration } from 'kysely';

/** Photos are shown as before until a member decides otherwise. */
export const photosForChosen0063: Migration = {
  up: async (db) => {
    await sql`alter table profiles add column photos_for_chosen boolean not null default false`.execute(db);
  },
};
