import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

interface NewChatPhoto {
  id: string;
  ownerId: string;
  ratio: number;
  /** Unix seconds. */
  createdAt: number;
}

export async function insertChatPhoto(db: Kysely<Database>, { id, ownerId, ratio, createdAt }: NewChatPhoto): Promise<void> {
  const row = { id, owner_id: ownerId, message_id: null, ratio, art_seed: null, created_at: createdAt };
  await db.insertInto('chat_photos').values(row).execute();
}

/** Finds a photo that the member uploaded and that is not part of a message yet. */
export async function findUnsentPhoto(db: Kysely<Database>, ownerId: string, photoId: string) {
  return db
    .selectFrom('chat_photos')
    .select(['id', 'ratio'])
    .where('id', '=', photoId)
    .where('owner_id', '=', ownerId)
    .where('message_id', 'is', null)
    .executeTakeFirst();
}

/** Links a photo to the message that contains it. */
export async function attachChatPhoto(db: Kysely<Database>, photoId: string, messageId: string): Promise<void> {
  await db.updateTable('chat_photos').set({ message_id: messageId }).where('id', '=', photoId).execute();
}

export async function deleteChatPhotos(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('chat_photos').where('id', 'in', ids).execute();
}

/** Deletes a photo that was uploaded for a chat, unless it was sent; returns whether it was deleted. */
export async function deleteUnsentPhoto(db: Kysely<Database>, photoId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_photos')
    .where('id', '=', photoId)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
