import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { CardRow } from './CardRow';
import { selectCard, toCardRow } from './selectCard';

/** Card rows by member id, in any order; who may be seen is decided before, by `visibleProfiles`. */
export async function findCardRows(db: Kysely<Database>, viewerId: string | null, ids: readonly string[]): Promise<Map<string, CardRow>> {
  if (ids.length === 0) return new Map();
  const members = db.selectFrom('members as m').innerJoin('profiles as p', 'p.member_id', 'm.id');
  const rows = await selectCard(members, viewerId ?? '')
    .where('m.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, toCardRow(row)]));
}
