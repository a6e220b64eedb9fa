import type { MembersTable, ProfilesTable } from '../tables/memberTables';
import type { PhotoRow } from '../photos/presentImage';

type MemberColumns = Pick<MembersTable, 'id' | 'name' | 'status'> & { fictional: boolean; last_active_at: number };
type ProfileColumns = Pick<ProfilesTable, 'gender' | 'date_of_birth' | 'country' | 'region' | 'city' | 'latitude' | 'longitude'> & {
  verified: boolean;
};

/** What a card needs of a member, with what stands between them and the viewer. */
export interface CardRow extends MemberColumns, ProfileColumns {
  photo: PhotoRow | null;
  common_interests: number;
  liked: boolean;
  liked_me: boolean;
}
