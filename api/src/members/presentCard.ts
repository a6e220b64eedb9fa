import type { ProfileCard, UserStatus } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import type { SignPhotoUrl } from '../photos/photoSignature';
import { presentImage } from '../photos/presentPhotos';
import type { Database } from '../tables/tables';
import { getAge } from './age';
import { getDistanceBucket, type Coordinates } from './getDistanceBucket';
import { getLastActive } from './getLastActive';
import { type CardRow, findCardRows } from './sqlCards';

/** What a presented member depends on besides the stored data: the time, how photo URLs are signed, and where the viewer is. */
export interface ViewerContext {
  now: number;
  signPhotoUrl: SignPhotoUrl;
  /** Coordinates of the viewer; null for visitors, and for a member's own card. */
  place: Coordinates | null;
}

const UNAVAILABLE_STATUSES: readonly UserStatus[] = ['pending_deletion', 'deleted', 'blocked'];

/** The card of a member who is leaving, deleted or blocked by moderation: without name, age, place, photo and likes. */
const createUnavailableCard = ({ id, gender, fictional }: Pick<CardRow, 'id' | 'gender' | 'fictional'>): ProfileCard => ({
  id,
  name: '',
  age: 0,
  gender,
  country: '',
  region: null,
  city: null,
  main_image: null,
  fictional,
  verified: false,
  online: false,
  last_active: 'older',
  distance_bucket: null,
  common_interests: 0,
  liked: false,
  liked_me: false,
  match: false,
});

/** A member as shown in lists; one who is leaving, deleted or blocked gets an almost empty card. */
export function presentCard(row: CardRow, { now, signPhotoUrl, place }: ViewerContext): ProfileCard {
  if (UNAVAILABLE_STATUSES.includes(row.status)) return createUnavailableCard(row);
  const activity = getLastActive(row.last_active_at, now);
  return {
    id: row.id,
    name: row.name,
    age: getAge(row.date_of_birth, now),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    main_image: row.photo && presentImage(row.photo, signPhotoUrl),
    fictional: row.fictional,
    verified: row.verified,
    online: activity === 'online',
    last_active: activity,
    distance_bucket: place && getDistanceBucket(place, row),
    common_interests: row.common_interests,
    liked: row.liked,
    liked_me: row.liked_me,
    match: row.liked && row.liked_me,
  };
}

/** Cards of these members in the given order, without unknown ids. Callers must have checked that the viewer may see the members. */
export async function presentCards(
  db: Kysely<Database>,
  viewerId: string | null,
  ids: readonly string[],
  viewerContext: ViewerContext,
): Promise<ProfileCard[]> {
  const rows = await findCardRows(db, viewerId, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentCard(row, viewerContext)] : [];
  });
}
