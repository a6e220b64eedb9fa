import type { FilesPort } from '../ports/files/FilesPort';
import { photoFile } from './photoFile';
import { PHOTO_SIZES } from './photoSignature';
import type { ReadPhoto } from './readPhoto';
import { removePhotoFiles } from './removePhotoFiles';

/** Writes the files of a photo and then its row; without the row the files go again. */
export async function storePhotoFiles<Row>(
  files: FilesPort,
  id: string,
  photo: Pick<ReadPhoto, 'files'>,
  insert: () => Promise<Row>,
): Promise<Row> {
  try {
    for (const size of PHOTO_SIZES) await files.write(photoFile(id, size), photo.files[size]);
    return await insert();
  } catch (error) {
    await removePhotoFiles(files, id);
    throw error;
  }
}
