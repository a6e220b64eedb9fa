import type { LanderMember } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ageOn } from '../members/ageOn';
import { findCardRows } from '../members/findCardRows';
import type { Database } from '../tables/tables';
import type { Sight } from '../members/presentCard';
import { presentImage } from '../photos/presentImage';

/** Members as a lander shows them to anybody: what stands on their public profile, nothing of when they are there. */
export async function presentLanderMembers(
  db: Kysely<Database>,
  found: readonly { id: string; note: string | null }[],
  { now, address }: Sight,
): Promise<LanderMember[]> {
  const ids = found.map(({ id }) => id);
  const rows = await findCardRows(db, null, ids);
  return found.flatMap(({ id, note }) => {
    const row = rows.get(id);
    if (!row?.photo) return [];
    const { name, country, region, city, fictional, verified } = row;
    return [
      {
        id,
        name,
        age: ageOn(row.date_of_birth, now),
        country,
        region,
        city,
        fictional,
        verified,
        image: presentImage(row.photo, address),
        note,
      },
    ];
  });
}
