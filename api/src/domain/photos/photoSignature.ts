import { createHmac, timingSafeEqual } from 'node:crypto';

/** Sizes a photo is served in: widths in px, and the blurred picture of a locked one. */
export const PHOTO_SIZES = ['160', '480', '1200', 'blur'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

const HOUR_S = 3_600;

const signature = (secret: string, id: string, size: string, hour: number): string =>
  createHmac('sha256', secret).update(`photo|${id}|${size}|${hour}`).digest('base64url').slice(0, 32);

/** Signed address of a photo; the same within a clock hour, so that browsers can cache it. */
export function photoAddress(secret: string, id: string, size: PhotoSize, now: number): string {
  const hour = Math.floor(now / HOUR_S);
  return `/api/photo.php?id=${id}&size=${size}&v=${hour}&sig=${signature(secret, id, size, hour)}`;
}

/** True for a signature of this hour or the one before: each address works for at least one hour. */
export function photoSigned(secret: string, photo: { id: string; size: string; v: number; sig: string }, now: number): boolean {
  const age = Math.floor(now / HOUR_S) - photo.v;
  if (age !== 0 && age !== 1) return false;
  const expected = Buffer.from(signature(secret, photo.id, photo.size, photo.v));
  const given = Buffer.from(photo.sig);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
