import { sql, type Migration } from 'kysely';

/** Adds the consent to be shown on partner sites, which nobody has given yet. */
export const partnerSites0061: Migration = {
  up: async (db) => {
    await sql`alter table members add column partner_sites boolean not null default false`.execute(db);
  },
};
