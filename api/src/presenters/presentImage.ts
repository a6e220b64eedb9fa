import type { PhotoReason, ProfileImage } from '@rendezvous/shared/contract';
import type { PhotosTable } from '../repositories/tables/memberTables';
import type { PhotoSize } from '../domain/photos/photoSignature';

export type PhotoRow = Pick<PhotosTable, 'id' | 'status' | 'ratio' | 'placeholder'> & { reason?: PhotoReason | null };

/** Makes the signed address of a photo in one size. */
export type PhotoAddress = (id: string, size: PhotoSize) => string;

/** A photo for one viewer; of a locked one only the blurred picture has an address. */
export function presentImage(photo: PhotoRow, address: PhotoAddress, locked = false): ProfileImage {
  return {
    id: photo.id,
    filename: address(photo.id, locked ? 'blur' : '1200'),
    thumb_filename: address(photo.id, locked ? 'blur' : '160'),
    match: address(photo.id, locked ? 'blur' : '480'),
    status: photo.status,
    reason: photo.reason ?? null,
    ratio: photo.ratio,
    placeholder: photo.placeholder,
    locked,
  };
}
