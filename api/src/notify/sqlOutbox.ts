import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables/tables';

export async function insertMail(db: Kysely<Database>, mail: Insertable<Database['mails']>): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

/** Finds an email that has not been sent, with the status of its member. */
export const findUnsentMail = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('mails')
    .leftJoin('members', 'members.id', 'mails.member_id')
    .selectAll('mails')
    .select('members.status')
    .where('mails.id', '=', id)
    .where('mails.sent_at', 'is', null)
    .executeTakeFirst();

export async function markMailSent(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute();
}

export async function deleteMail(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

export const findMail = (db: Kysely<Database>, id: string) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export const findNewestMails = (db: Kysely<Database>, limit: number) =>
  db.selectFrom('mails').selectAll().orderBy('seq', 'desc').limit(limit).execute();

export async function insertTextMessage(db: Kysely<Database>, message: Insertable<Database['text_messages']>): Promise<void> {
  await db.insertInto('text_messages').values(message).execute();
}

export const findUnsentTextMessage = (db: Kysely<Database>, id: string) =>
  db.selectFrom('text_messages').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();

/** Marks a text message as sent; `changes` may clear its text. */
export async function markTextMessageSent(db: Kysely<Database>, id: string, changes: { sent_at: number; body?: '' }): Promise<void> {
  await db.updateTable('text_messages').set(changes).where('id', '=', id).execute();
}

export const findNewestTextMessages = (db: Kysely<Database>, limit: number) =>
  db.selectFrom('text_messages').select(['recipient', 'body', 'created_at']).orderBy('seq', 'desc').limit(limit).execute();
