import { PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM, type AccountLevel, type ProfileImage } from '@rendezvous/shared/contract';
import { presentImage, type PhotoAddress, type PhotoRow } from './presentImage';

/** Photos of a profile that each level sees; the others are blurred. */
const OPEN_PHOTOS: Record<AccountLevel, number> = { visitor: 1, free: 3, premium: PHOTO_LIMIT_PREMIUM };

/** A member's approved photos for someone else; those above the owner's own limit stay hidden. */
export function presentPhotos(
  photos: readonly PhotoRow[],
  owner: { paid: boolean },
  level: AccountLevel,
  address: PhotoAddress,
): ProfileImage[] {
  return photos
    .filter(({ status }) => status === 'approved')
    .slice(0, owner.paid ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE)
    .map((photo, place) => presentImage(photo, address, place >= OPEN_PHOTOS[level]));
}
