import type { PhotoReason } from '@rendezvous/shared/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { PhotosTable } from '../tables/photoTables';
import type { Database } from '../tables/tables';

export type PhotoRow = Pick<PhotosTable, 'id' | 'status' | 'ratio' | 'placeholder'> & {
  reason?: PhotoReason | null;
  /** True for a photo shown to chosen members only; never true for a main photo (R-006). */
  chosen_only?: boolean;
};

/** Selects whether a photo of the table or alias `photo` is for chosen members only, which a main photo never is (R-006, R-235). */
export const selectChosenOnly = (photo: 'photos' | 'ph') =>
  sql<boolean>`(
    select owner.photos_for_chosen and owner.main_photo_id is distinct from ${sql.ref(`${photo}.id`)}
    from profiles owner where owner.member_id = ${sql.ref(`${photo}.member_id`)})`.as('chosen_only');

const PHOTO_COLUMNS = ['id', 'status', 'reason', 'ratio', 'placeholder', selectChosenOnly('photos')] as const;

/** A member's photos in order, the main one first. */
export async function findPhotos(db: Kysely<Database>, memberId: string): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('photos as ph')
    .innerJoin('profiles as p', 'p.member_id', 'ph.member_id')
    .select(['ph.id', 'ph.status', 'ph.reason', 'ph.ratio', 'ph.placeholder', 'p.main_photo_id', selectChosenOnly('ph')])
    .where('ph.member_id', '=', memberId)
    .orderBy('ph.position')
    .orderBy('ph.id')
    .execute();
  const getMainRank = (row: (typeof rows)[number]): number => Number(row.id === row.main_photo_id);
  return rows.sort((a, b) => getMainRank(b) - getMainRank(a)).map(({ main_photo_id: _main, ...photo }) => photo);
}

export const findPhotoStatuses = (db: Kysely<Database>, memberId: string) =>
  db.selectFrom('photos').select(['id', 'status']).where('member_id', '=', memberId).execute();

export async function findPhotoOwner(db: Kysely<Database>, photoId: string): Promise<string | undefined> {
  const photo = await db.selectFrom('photos').select('member_id').where('id', '=', photoId).executeTakeFirst();
  return photo?.member_id;
}

/** Finds the photo that the member uploaded from the file with this digest. */
export const findPhotoByFingerprint = (db: Kysely<Database>, memberId: string, fingerprint: string): Promise<PhotoRow | undefined> =>
  db.selectFrom('photos').select(PHOTO_COLUMNS).where('member_id', '=', memberId).where('fingerprint', '=', fingerprint).executeTakeFirst();

/** Finds the picture with this id, of a profile or of a chat. */
export async function findPicture(db: Kysely<Database>, id: string) {
  const profilePictures = db
    .selectFrom('photos as ph')
    .innerJoin('profiles as p', 'p.member_id', 'ph.member_id')
    .select(['ph.art_seed', 'p.gender', selectChosenOnly('ph')])
    .where('ph.id', '=', id);
  const chatPictures = db
    .selectFrom('chat_photos as ph')
    .innerJoin('profiles as p', 'p.member_id', 'ph.owner_id')
    .select(['ph.art_seed', 'p.gender', sql<boolean>`false`.as('chosen_only')])
    .where('ph.id', '=', id);
  return profilePictures.unionAll(chatPictures).executeTakeFirst();
}

/** Number of a member's photos that are not rejected, and the highest position among them. */
export const countPhotos = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('photos')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('member_id', '=', memberId)
    .where('status', '!=', 'rejected')
    .executeTakeFirstOrThrow();

export const insertPhoto = (db: Kysely<Database>, photo: Insertable<PhotosTable>): Promise<PhotoRow> =>
  db.insertInto('photos').values(photo).returning(PHOTO_COLUMNS).executeTakeFirstOrThrow();

/** Approves a pending photo; returns false when it is not pending. */
export async function markApproved(db: Kysely<Database>, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('photos')
    .set({ status: 'approved' })
    .where('id', '=', photoId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Rejects a photo and returns the digest of its file; null for a photo that was not uploaded. */
export async function markRejected(db: Kysely<Database>, photoId: string, reason: PhotoReason): Promise<string | null> {
  const { fingerprint } = await db
    .updateTable('photos')
    .set({ status: 'rejected', reason })
    .where('id', '=', photoId)
    .returning('fingerprint')
    .executeTakeFirstOrThrow();
  return fingerprint;
}

export async function updatePosition(db: Kysely<Database>, photoId: string, position: number): Promise<void> {
  await db.updateTable('photos').set({ position }).where('id', '=', photoId).execute();
}

/** Deletes a photo; returns false when the member has no such photo. */
export async function deletePhoto(db: Kysely<Database>, memberId: string, photoId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('photos').where('id', '=', photoId).where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ids of the photos of a member's profile. */
export async function findPhotoIds(db: Kysely<Database>, memberId: string): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('id').where('member_id', '=', memberId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}
