import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PhotoRow } from '../photos/sqlPhotos';
import type { MembersTable, ProfilesTable } from '../tables/memberTables';
import type { Database } from '../tables/tables';
import type { selectVisibleMembers } from './sqlVisibility';

type MemberColumns = Pick<MembersTable, 'id' | 'name' | 'status'> & { fictional: boolean; last_active_at: number };
type ProfileColumns = Pick<ProfilesTable, 'gender' | 'date_of_birth' | 'country' | 'region' | 'city' | 'latitude' | 'longitude'> & {
  verified: boolean;
};

/** Data of a card: the member, and their relation to the viewer. */
export interface CardRow extends MemberColumns, ProfileColumns {
  photo: PhotoRow | null;
  common_interests: number;
  liked: boolean;
  liked_me: boolean;
}

/**
 * SQL for the number of interests that a profile (`p`, or `s` in a search) shares with a member. The member's interests are read once for all rows.
 */
export const countCommonInterests = (profile: 'p' | 's', memberId: string): RawBuilder<number> => sql<number>`
  bit_count((${sql.ref(`${profile}.interest_mask`)}
    & coalesce((select mine.interest_mask from profiles mine where mine.member_id = ${memberId}), 0))::bit(64))::int`;

/** A query for members `m` with their profiles `p`. */
type MemberQuery = ReturnType<typeof selectVisibleMembers>;

const isLiked = (viewerId: string) => sql<boolean>`exists (select 1 from likes l where l.liker_id = ${viewerId} and l.liked_id = m.id)`;

const hasLikedViewer = (viewerId: string) =>
  sql<boolean>`exists (select 1 from likes l where l.liker_id = m.id and l.liked_id = ${viewerId})`;

/** Selects the columns of members' cards; `toCardRow` converts a result. */
export const selectCard = (memberQuery: MemberQuery, viewerId: string) =>
  memberQuery
    .leftJoin('photos as ph', (join) => join.onRef('ph.id', '=', 'p.main_photo_id').on('ph.status', '=', 'approved'))
    .select(['m.id', 'm.name', 'm.status', 'm.fictional', 'm.last_active_at'])
    .select(['p.gender', 'p.date_of_birth', 'p.country', 'p.region', 'p.city', 'p.latitude', 'p.longitude', 'p.verified'])
    .select(['ph.id as photo_id', 'ph.ratio', 'ph.placeholder'])
    .select([
      countCommonInterests('p', viewerId).as('common_interests'),
      isLiked(viewerId).as('liked'),
      hasLikedViewer(viewerId).as('liked_me'),
    ]);

type SelectedCardRow = Omit<CardRow, 'photo'> & { photo_id: string | null; ratio: number | null; placeholder: string | null };

/** Converts a row selected by `selectCard`; other selected columns are kept. */
export function toCardRow<Row extends SelectedCardRow>(row: Row): Omit<Row, 'photo_id' | 'ratio' | 'placeholder'> & Pick<CardRow, 'photo'> {
  const { photo_id: id, ratio, placeholder, ...rest } = row;
  return { ...rest, photo: id === null ? null : { id, status: 'approved', ratio: ratio ?? 1, placeholder } };
}

/** Card rows by member id. Callers must have checked that the viewer may see the members. */
export async function findCardRows(db: Kysely<Database>, viewerId: string | null, ids: readonly string[]): Promise<Map<string, CardRow>> {
  if (ids.length === 0) return new Map();
  const memberQuery = db.selectFrom('members as m').innerJoin('profiles as p', 'p.member_id', 'm.id');
  const rows = await selectCard(memberQuery, viewerId ?? '')
    .where('m.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, toCardRow(row)]));
}
