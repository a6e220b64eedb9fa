import type { OwnProfile } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findCardRows } from './findCardRows';
import { findInterests } from './findInterests';
import { findPhotos } from '../photos/findPhotos';
import { findProfileRow } from './findProfileRow';
import type { Database } from '../tables/tables';
import { presentCard, type Sight } from './presentCard';
import { presentImage } from '../photos/presentImage';
import { profileDetails } from './profileDetails';

/** The member's own profile, with every photo in every state. */
export async function presentOwnProfile(db: Kysely<Database>, memberId: string, sight: Sight): Promise<OwnProfile> {
  const card = (await findCardRows(db, null, [memberId])).get(memberId);
  const row = await findProfileRow(db, memberId);
  if (card === undefined || row === undefined) throw new ApiError('not_found');
  const photos = await findPhotos(db, memberId);
  return {
    ...presentCard(card, { ...sight, place: null }),
    ...profileDetails(row),
    date_of_birth: row.date_of_birth,
    interests: await findInterests(db, memberId),
    photos: photos.map((photo) => presentImage(photo, sight.address)),
    blocked_by_me: false,
    conversation_id: null,
  };
}
