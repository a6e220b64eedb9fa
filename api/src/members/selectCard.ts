import { sql } from 'kysely';
import type { visibleProfiles } from './visibleProfiles';
import type { CardRow } from './CardRow';
import { commonInterests } from './commonInterests';

/** Members `m` with their profiles `p`. */
export type Profiles = ReturnType<typeof visibleProfiles>;

const liked = (viewerId: string) => sql<boolean>`exists (select 1 from likes l where l.liker_id = ${viewerId} and l.liked_id = m.id)`;

const likedMe = (viewerId: string) => sql<boolean>`exists (select 1 from likes l where l.liker_id = m.id and l.liked_id = ${viewerId})`;

/** Adds to a list of members what their cards need; `toCardRow` makes a row of it. */
export const selectCard = (profiles: Profiles, viewerId: string) =>
  profiles
    .leftJoin('photos as ph', (join) => join.onRef('ph.id', '=', 'p.main_photo_id').on('ph.status', '=', 'approved'))
    .select(['m.id', 'm.name', 'm.status', 'm.fictional', 'm.last_active_at'])
    .select(['p.gender', 'p.date_of_birth', 'p.country', 'p.region', 'p.city', 'p.latitude', 'p.longitude', 'p.verified'])
    .select(['ph.id as photo_id', 'ph.ratio', 'ph.placeholder'])
    .select([commonInterests('p', viewerId).as('common_interests'), liked(viewerId).as('liked'), likedMe(viewerId).as('liked_me')]);

type Selected = Omit<CardRow, 'photo'> & { photo_id: string | null; ratio: number | null; placeholder: string | null };

/** A row of `selectCard`, with whatever else was selected. */
export function toCardRow<Row extends Selected>(row: Row): Omit<Row, 'photo_id' | 'ratio' | 'placeholder'> & Pick<CardRow, 'photo'> {
  const { photo_id: id, ratio, placeholder, ...rest } = row;
  return { ...rest, photo: id === null ? null : { id, status: 'approved', ratio: ratio ?? 1, placeholder } };
}
