import { photoAddress } from '../domain/photos/photoSignature';
import type { PhotoAddress } from '../presenters/presentImage';

/** Makes addresses of photos that are signed now. */
export const photoAddresses =
  (secret: string, now: number): PhotoAddress =>
  (id, size, right = 'all') =>
    photoAddress(secret, { id, size, right }, now);
