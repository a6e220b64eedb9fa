import { type InterestKey, INTERESTS } from '@rendezvous/shared/contract';
import type { Kysely, Updateable } from 'kysely';
import type { GeoPlace } from '../ports/GeocodePort';
import type { ProfilesTable } from '../tables/memberTables';
import type { Database } from '../tables/tables';

const INTEREST_ORDER = new Map<InterestKey, number>(INTERESTS.map(({ key }, index) => [key, index]));

/** A member's profile with all columns, and the account columns that determine what is shown of the profile. */
export async function findProfileRow(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select(['m.paid', 'm.invisible', 'm.language'])
    .where('p.member_id', '=', memberId)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileRow>>>;

export async function updateProfile(db: Kysely<Database>, memberId: string, columns: Updateable<ProfilesTable>): Promise<void> {
  await db.updateTable('profiles').set(columns).where('member_id', '=', memberId).execute();
}

/** A member's interests in the order of the contract. */
export async function findInterests(db: Kysely<Database>, memberId: string): Promise<InterestKey[]> {
  const rows = await db.selectFrom('member_interests').select('interest').where('member_id', '=', memberId).execute();
  const getPosition = (key: InterestKey): number => INTEREST_ORDER.get(key) ?? INTEREST_ORDER.size;
  return rows.map(({ interest }) => interest).sort((a, b) => getPosition(a) - getPosition(b));
}

export async function replaceInterests(db: Kysely<Database>, memberId: string, interests: readonly InterestKey[]): Promise<void> {
  await db.deleteFrom('member_interests').where('member_id', '=', memberId).execute();
  const rows = [...new Set(interests)].map((interest) => ({ member_id: memberId, interest }));
  if (rows.length > 0) await db.insertInto('member_interests').values(rows).execute();
}

/** Stores the centre of a member's current place; the requested position itself is not stored. */
export async function storeCurrentPlace(db: Kysely<Database>, memberId: string, place: GeoPlace, now: number): Promise<void> {
  const { country, region, city, latitude, longitude } = place;
  const row = { country, region, city, latitude, longitude, seen_at: now };
  await db
    .insertInto('current_places')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}

export async function deleteCurrentPlace(db: Kysely<Database>, memberId: string): Promise<void> {
  await db.deleteFrom('current_places').where('member_id', '=', memberId).execute();
}
