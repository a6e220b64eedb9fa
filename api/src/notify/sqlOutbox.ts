import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

export interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  kind: string;
  created_at: number;
}

export interface ListedText {
  recipient: string;
  body: string;
  created_at: number;
}

/** The newest mails, sent or not. */
export const findNewestMails = (db: Kysely<Database>, limit: number): Promise<ListedMail[]> =>
  db.selectFrom('mails').selectAll().orderBy('seq', 'desc').limit(limit).execute();

/** The newest text messages, sent or not. */
export const findNewestTexts = (db: Kysely<Database>, limit: number): Promise<ListedText[]> =>
  db.selectFrom('text_messages').select(['recipient', 'body', 'created_at']).orderBy('seq', 'desc').limit(limit).execute();

export const findMail = (db: Kysely<Database>, id: string) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
