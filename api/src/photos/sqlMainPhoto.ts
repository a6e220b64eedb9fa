import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

export async function updateMainPhoto(db: Kysely<Database>, memberId: string, photoId: string): Promise<void> {
  await db.updateTable('profiles').set({ main_photo_id: photoId }).where('member_id', '=', memberId).execute();
}

/** Makes a photo the main photo of a member who has none. */
export async function setFirstMainPhoto(db: Kysely<Database>, memberId: string, photoId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ main_photo_id: photoId })
    .where('member_id', '=', memberId)
    .where('main_photo_id', 'is', null)
    .execute();
}

/** Unsets the main photo of a profile if it is this photo. */
export async function clearMainPhoto(db: Kysely<Database>, photoId: string): Promise<void> {
  await db.updateTable('profiles').set({ main_photo_id: null }).where('main_photo_id', '=', photoId).execute();
}

/** Makes the first of a member's approved photos, in their order, the main photo if there is none. */
export async function setNextMainPhoto(db: Kysely<Database>, memberId: string): Promise<void> {
  const nextPhoto = db
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'approved')
    .orderBy('position')
    .limit(1);
  await db
    .updateTable('profiles')
    .set({ main_photo_id: nextPhoto })
    .where('member_id', '=', memberId)
    .where('main_photo_id', 'is', null)
    .execute();
}
