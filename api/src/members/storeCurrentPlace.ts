import type { Kysely } from 'kysely';
import type { GeoPlace } from '../ports/geocode/GeocodePort';
import type { Database } from '../tables/tables';

/** Remembers the place a member is at, by its centre: the position that was asked about is kept nowhere. */
export async function storeCurrentPlace(db: Kysely<Database>, memberId: string, place: GeoPlace, now: number): Promise<void> {
  const { country, region, city, latitude, longitude } = place;
  const row = { country, region, city, latitude, longitude, seen_at: now };
  await db
    .insertInto('current_places')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
