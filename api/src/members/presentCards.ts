import type { Kysely } from 'kysely';
import type { ProfileCard } from '@rendezvous/shared/contract';
import { findCardRows } from './findCardRows';
import type { Database } from '../tables/tables';
import { presentCard, type Sight } from './presentCard';

/** Cards of these members in this order, as the viewer sees them. */
export async function presentCards(
  db: Kysely<Database>,
  viewerId: string | null,
  ids: readonly string[],
  sight: Sight,
): Promise<ProfileCard[]> {
  const rows = await findCardRows(db, viewerId, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentCard(row, sight)] : [];
  });
}
