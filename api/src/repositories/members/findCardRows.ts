import { sql, type Kysely } from 'kysely';
import type { Database } from '../tables';
import type { CardRow } from './CardRow';
import { commonInterests } from './commonInterests';

const liked = (viewerId: string) => sql<boolean>`exists (select 1 from likes l where l.liker_id = ${viewerId} and l.liked_id = m.id)`;

const likedMe = (viewerId: string) => sql<boolean>`exists (select 1 from likes l where l.liker_id = m.id and l.liked_id = ${viewerId})`;

/** Card rows by member id, in any order; who may be seen is decided before, by `visibleProfiles`. */
export async function findCardRows(db: Kysely<Database>, viewerId: string | null, ids: readonly string[]): Promise<Map<string, CardRow>> {
  if (ids.length === 0) return new Map();
  const viewer = viewerId ?? '';
  const rows = await db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .leftJoin('photos as ph', (join) => join.onRef('ph.id', '=', 'p.main_photo_id').on('ph.status', '=', 'approved'))
    .select(['m.id', 'm.name', 'm.fictional', 'm.last_active_at'])
    .select(['p.gender', 'p.date_of_birth', 'p.country', 'p.region', 'p.city', 'p.latitude', 'p.longitude', 'p.verified'])
    .select(['ph.id as photo_id', 'ph.ratio', 'ph.placeholder'])
    .select([commonInterests(viewer).as('common_interests'), liked(viewer).as('liked'), likedMe(viewer).as('liked_me')])
    .where('m.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ photo_id, ratio, placeholder, ...row }) => {
      const photo = photo_id === null ? null : { id: photo_id, status: 'approved' as const, ratio: ratio ?? 1, placeholder };
      return [row.id, { ...row, photo }];
    }),
  );
}
