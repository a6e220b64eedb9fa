import type { Kysely } from 'kysely';
import { INTERESTS, type InterestKey } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

const ORDER = new Map<InterestKey, number>(INTERESTS.map(({ key }, place) => [key, place]));

/** A member's interests in the order of the contract. */
export async function findInterests(db: Kysely<Database>, memberId: string): Promise<InterestKey[]> {
  const rows = await db.selectFrom('member_interests').select('interest').where('member_id', '=', memberId).execute();
  const place = (key: InterestKey): number => ORDER.get(key) ?? ORDER.size;
  return rows.map(({ interest }) => interest).sort((a, b) => place(a) - place(b));
}
