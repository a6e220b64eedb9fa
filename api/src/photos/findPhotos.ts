import type { Kysely } from 'kysely';
import type { PhotoRow } from './presentImage';
import type { Database } from '../tables/tables';
import { chosenOnly } from './chosenOnly';

/** A member's photos in their order, the main one first. */
export async function findPhotos(db: Kysely<Database>, memberId: string): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('photos as ph')
    .innerJoin('profiles as p', 'p.member_id', 'ph.member_id')
    .select(['ph.id', 'ph.status', 'ph.reason', 'ph.ratio', 'ph.placeholder', 'p.main_photo_id', chosenOnly('ph')])
    .where('ph.member_id', '=', memberId)
    .orderBy('ph.position')
    .orderBy('ph.id')
    .execute();
  const isMain = (row: (typeof rows)[number]): number => Number(row.id === row.main_photo_id);
  return rows.sort((a, b) => isMain(b) - isMain(a)).map(({ main_photo_id: _main, ...photo }) => photo);
}
