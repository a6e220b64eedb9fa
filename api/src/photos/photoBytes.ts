import type { Gender } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import type { FilesPort } from '../ports/FilesPort';
import type { Database } from '../tables/tables';
import { photoFile } from './photoFiles';
import { findPicture } from './sqlPhotos';
import type { PhotoSize, WantedPhoto } from './photoSignature';

/** File name of an illustrated portrait, which the demo draws on its first read. */
export const portraitFile = (artSeed: number, gender: Gender, size: PhotoSize): string => `portraits/${artSeed}-${gender}-${size}.webp`;

/**
 * The webp file of a photo: a stored upload, or an illustrated portrait of the demo data. A photo for chosen members is not found with another right,
 * even when the address predates that decision.
 */
export async function photoBytes(db: Kysely<Database>, files: FilesPort, { id, size, right }: WantedPhoto): Promise<Buffer> {
  const photo = await findPicture(db, id);
  if (photo === undefined || (photo.chosen_only && right !== 'chosen')) throw new ApiError('not_found');
  const { art_seed: artSeed, gender } = photo;
  const bytes = await files.read(artSeed === null ? photoFile(id, size) : portraitFile(artSeed, gender, size));
  if (bytes === null) throw new ApiError('not_found');
  return bytes;
}
