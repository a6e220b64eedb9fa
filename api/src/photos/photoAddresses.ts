import { photoAddress } from './photoSignature';
import type { PhotoAddress } from './presentImage';

/** Makes addresses of photos that are signed now. */
export const photoAddresses =
  (secret: string, now: number): PhotoAddress =>
  (id, size, right = 'all') =>
    photoAddress(secret, { id, size, right }, now);
