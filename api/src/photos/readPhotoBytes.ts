import type { Gender } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import type { FilesPort } from '../ports/FilesPort';
import type { Database } from '../tables/tables';
import { getPhotoFileName } from './photoFiles';
import { findPicture } from './sqlPhotos';
import type { PhotoSize, PhotoRequest } from './photoSignature';

/** File name of an illustrated portrait, which the demo draws when it is first read. */
export const getPortraitFileName = (artSeed: number, gender: Gender, size: PhotoSize): string =>
  `portraits/${artSeed}-${gender}-${size}.webp`;

/**
 * Reads the webp file of a photo: a stored upload, or an illustrated portrait of the demo data. Throws `not_found` if the photo or file is
 * missing, or if the photo is for chosen members only and `right` is not `chosen`, even if the URL was signed before the owner chose this
 * (R-006, R-235).
 */
export async function readPhotoBytes(db: Kysely<Database>, files: FilesPort, { id, size, right }: PhotoRequest): Promise<Buffer> {
  const photo = await findPicture(db, id);
  if (photo === undefined || (photo.chosen_only && right !== 'chosen')) throw new ApiError('not_found');
  const { art_seed: artSeed, gender } = photo;
  const bytes = await files.read(artSeed === null ? getPhotoFileName(id, size) : getPortraitFileName(artSeed, gender, size));
  if (bytes === null) throw new ApiError('not_found');
  return bytes;
}
