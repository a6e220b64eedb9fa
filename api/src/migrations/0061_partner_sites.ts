import { sql, type Migration } from 'kysely';

/** Nobody is shown on partner sites who did not ask for it. */
export const partnerSites0061: Migration = {
  up: async (db) => {
    await sql`alter table members add column partner_sites boolean not null default false`.execute(db);
  },
};
