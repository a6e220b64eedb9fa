import type { OwnProfile } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findCardRows } from '../repositories/members/findCardRows';
import { findInterests } from '../repositories/members/findInterests';
import { findPhotos } from '../repositories/members/findPhotos';
import { findProfileRow } from '../repositories/members/findProfileRow';
import type { Database } from '../repositories/tables';
import { presentCard, type Sight } from './presentCard';
import { presentImage } from './presentImage';
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
