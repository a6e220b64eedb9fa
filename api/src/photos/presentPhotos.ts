import { PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM, type AccountLevel, type ProfileImage } from '@rendezvous/shared/contract';
import { presentImage, type PhotoAddress, type PhotoRow } from './presentImage';

/** Photos of a profile that each level sees; the others are blurred. */
const OPEN_PHOTOS: Record<AccountLevel, number> = { visitor: 1, free: 3, premium: PHOTO_LIMIT_PREMIUM };

/** Who looks at the photos of a member. */
interface PhotoViewer {
  level: AccountLevel;
  /** Sees also what the owner shows to the chosen only, by `seesHidden`. */
  chosen: boolean;
}

/**
 * A member's approved photos for someone else. Those above the owner's own limit stay hidden, and those for the chosen
 * only from all others: they are not locked, since nothing to buy would open them.
 */
export function presentPhotos(
  photos: readonly PhotoRow[],
  owner: { paid: boolean },
  { level, chosen }: PhotoViewer,
  address: PhotoAddress,
): ProfileImage[] {
  return photos
    .filter(({ status, chosen_only: hidden = false }) => status === 'approved' && (chosen || !hidden))
    .slice(0, owner.paid ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE)
    .map((photo, place) => presentImage(photo, address, place >= OPEN_PHOTOS[level]));
}
