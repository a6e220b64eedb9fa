import { sql, type Migration } from 'kysely';

/** Members' ids in the deliveries of news have the collation of all others, so that the index serves joins with members. */
export const newsMemberIds0074: Migration = {
  up: async (db) => {
    await sql`alter table news_deliveries alter column member_id type text collate "C"`.execute(db);
  },
};
