import type { Kysely } from 'kysely';
import { systemRandom } from '../ports/systemRandom';
import type { Database } from '../tables/tables';

/** Gives a member so many approved photos after the main one; answers their ids in order. */
export async function morePhotos(db: Kysely<Database>, memberId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, place) => ({
    id: systemRandom.id(),
    member_id: memberId,
    position: place + 1,
    status: 'approved' as const,
    ratio: 1,
    placeholder: null,
    origin: 'seed' as const,
    art_seed: place + 2,
    created_at: 1,
  }));
  await db.insertInto('photos').values(rows).execute();
  return rows.map(({ id }) => id);
}
