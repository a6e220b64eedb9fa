import { sql, type Migration } from 'kysely';

const statements = [
  // The enabled switches; offers and news are off until a member turns them on.
  sql`alter table members add column notifications text[] not null
    default '{new_message.email,new_message.push,new_like.email,new_like.push,match.email,match.push}'`,
  sql`alter table mails add column unsubscribe_url text`,
];

/** Adds members' notification settings, and the one-click unsubscribe links of emails (R-085, R-406). */
export const notifications0047: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
