import { sql, type Migration } from 'kysely';

/** Gives the member ids in news deliveries the collation of all other member ids, so that joins with members can use the index. */
export const newsMemberIds0074: Migration = {
  up: async (db) => {
    await sql`alter table news_deliveries alter column member_id type text collate "C"`.execute(db);
  },
};
