import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';

/** Where the main photo is missing, the next approved one takes its place. */
export async function fillMainPhoto(db: Kysely<Database>, memberId: string): Promise<void> {
  const next = db
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'approved')
    .orderBy('position')
    .limit(1);
  await db
    .updateTable('profiles')
    .set({ main_photo_id: next })
    .where('member_id', '=', memberId)
    .where('main_photo_id', 'is', null)
    .execute();
}
