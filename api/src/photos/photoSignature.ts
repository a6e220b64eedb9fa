import { createHmac } from 'node:crypto';
import { equalsInConstantTime } from '../signatures';

/** Sizes in which photos are served: widths in px, and the blurred picture of a locked photo. */
export const PHOTO_SIZES = ['160', '480', '1200', 'blur'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Access rights that a URL can grant: `all` covers photos shown to everyone, `chosen` also those for chosen members only. */
const PHOTO_RIGHTS = ['all', 'chosen'] as const;
type PhotoRight = (typeof PHOTO_RIGHTS)[number];

export interface PhotoRequest {
  id: string;
  size: PhotoSize;
  right: PhotoRight;
}

/** Creates the signed URL of a photo in one size; the right is 'all' by default. */
export type SignPhotoUrl = (id: string, size: PhotoSize, right?: PhotoRight) => string;

const HOUR_S = 3_600;

// The right 'all' is not part of the signed text, so that URLs signed before the second right was introduced stay valid.
const computeSignature = (secret: string, { id, size, right }: { id: string; size: string; right: PhotoRight }, hour: number): string =>
  createHmac('sha256', secret)
    .update(right === 'all' ? `photo|${id}|${size}|${hour}` : `photo|${id}|${size}|${hour}|${right}`)
    .digest('base64url')
    .slice(0, 32);

/** Creates the signed URL of a photo; it is the same within a clock hour, so that browsers can cache the photo. */
export function signPhotoUrl(secret: string, photo: PhotoRequest, now: number): string {
  const hour = Math.floor(now / HOUR_S);
  return `/api/photo.php?id=${photo.id}&size=${photo.size}&v=${hour}&sig=${computeSignature(secret, photo, hour)}`;
}

/** Returns the right granted by a signature of this or the previous clock hour, so that URLs work for at least an hour; else undefined. */
export function findGrantedRight(
  secret: string,
  { id, size, v, sig }: { id: string; size: string; v: number; sig: string },
  now: number,
): PhotoRight | undefined {
  const age = Math.floor(now / HOUR_S) - v;
  if (age !== 0 && age !== 1) return undefined;
  return PHOTO_RIGHTS.find((right) => equalsInConstantTime(sig, computeSignature(secret, { id, size, right }, v)));
}

/** Creates a function that signs URLs of photos at `now` (unix seconds). */
export const createPhotoUrlSigner =
  (secret: string, now: number): SignPhotoUrl =>
  (id, size, right = 'all') =>
    signPhotoUrl(secret, { id, size, right }, now);
