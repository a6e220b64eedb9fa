import type { FilesPort } from '../ports/FilesPort';
import { PHOTO_SIZES, type PhotoSize } from './photoSignature';
import type { EncodedPhoto } from './readPhoto';

/** File name under which one size of an uploaded photo is stored. */
export const getPhotoFileName = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`;

/** Removes the files of a photo in all sizes. */
export async function removePhotoFiles(files: FilesPort, photoId: string): Promise<void> {
  for (const size of PHOTO_SIZES) await files.remove(getPhotoFileName(photoId, size));
}

/** Writes the files of a photo and then its row; removes the files again if writing either fails. */
export async function storePhotoFiles<Row>(
  files: FilesPort,
  id: string,
  photo: Pick<EncodedPhoto, 'files'>,
  insertRow: () => Promise<Row>,
): Promise<Row> {
  try {
    for (const size of PHOTO_SIZES) await files.write(getPhotoFileName(id, size), photo.files[size]);
    return await insertRow();
  } catch (error) {
    await removePhotoFiles(files, id);
    throw error;
  }
}
