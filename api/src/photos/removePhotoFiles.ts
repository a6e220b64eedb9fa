import type { FilesPort } from '../ports/files/FilesPort';
import { photoFile } from './photoFile';
import { PHOTO_SIZES } from './photoSignature';

/** Removes the files of a photo in all sizes. */
export async function removePhotoFiles(files: FilesPort, photoId: string): Promise<void> {
  for (const size of PHOTO_SIZES) await files.remove(photoFile(photoId, size));
}
