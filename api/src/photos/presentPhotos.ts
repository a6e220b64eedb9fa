import { type AccountLevel, PHOTO_LIMIT_FREE, PHOTO_LIMIT_PREMIUM, type ProfileImage } from '@rendezvous/shared/contract';
import type { SignPhotoUrl, PhotoSize } from './photoSignature';
import type { PhotoRow } from './sqlPhotos';

/** Presents a photo to its viewer; a locked photo has only the URL of its blurred version. */
export function presentImage(photo: PhotoRow, signUrl: SignPhotoUrl, locked = false): ProfileImage {
  const getUrl = (size: PhotoSize): string => signUrl(photo.id, locked ? 'blur' : size, photo.chosen_only ? 'chosen' : 'all');
  return {
    id: photo.id,
    filename: getUrl('1200'),
    thumb_filename: getUrl('160'),
    match: getUrl('480'),
    status: photo.status,
    reason: photo.reason ?? null,
    ratio: photo.ratio,
    placeholder: photo.placeholder,
    locked,
  };
}

/** Number of a profile's photos that viewers of each level can see; the others are blurred. */
const VISIBLE_PHOTOS: Record<AccountLevel, number> = { visitor: 1, free: 3, premium: PHOTO_LIMIT_PREMIUM };

interface PhotoViewer {
  level: AccountLevel;
  /** True when the viewer also sees the photos for chosen members, as decided by `seesHidden`. */
  isChosen: boolean;
}

/**
 * A member's approved photos for another viewer. Photos above the owner's limit stay hidden. Photos for chosen members are omitted for
 * everyone else rather than locked, because no purchase would unlock them.
 */
export function presentPhotos(
  photos: readonly PhotoRow[],
  owner: { paid: boolean },
  { level, isChosen }: PhotoViewer,
  signUrl: SignPhotoUrl,
): ProfileImage[] {
  return photos
    .filter(({ status, chosen_only: isChosenOnly = false }) => status === 'approved' && (isChosen || !isChosenOnly))
    .slice(0, owner.paid ? PHOTO_LIMIT_PREMIUM : PHOTO_LIMIT_FREE)
    .map((photo, index) => presentImage(photo, signUrl, index >= VISIBLE_PHOTOS[level]));
}
