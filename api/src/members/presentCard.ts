import type { ProfileCard, UserStatus } from '@rendezvous/shared/contract';
import { ageOn } from './ageOn';
import { distanceBucket, type Place } from './distanceBucket';
import { lastActive } from './lastActive';
import type { CardRow } from './CardRow';
import { presentImage, type PhotoAddress } from '../photos/presentImage';
import { unavailableCard } from './unavailableCard';

/** What a presenter knows of the viewer. */
export interface Sight {
  now: number;
  address: PhotoAddress;
  /** Place of the viewer; null for visitors. */
  place: Place | null;
}

const GONE: readonly UserStatus[] = ['pending_deletion', 'deleted', 'blocked'];

/** A member as a list shows them; of one who is gone nothing is told. */
export function presentCard(row: CardRow, { now, address, place }: Sight): ProfileCard {
  if (GONE.includes(row.status)) return unavailableCard(row);
  const active = lastActive(row.last_active_at, now);
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.date_of_birth, now),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    main_image: row.photo && presentImage(row.photo, address),
    fictional: row.fictional,
    verified: row.verified,
    online: active === 'online',
    last_active: active,
    distance_bucket: place && distanceBucket(place, row),
    common_interests: row.common_interests,
    liked: row.liked,
    liked_me: row.liked_me,
    match: row.liked && row.liked_me,
  };
}
