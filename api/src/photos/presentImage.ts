import type { PhotoReason, ProfileImage } from '@rendezvous/shared/contract';
import type { PhotosTable } from '../tables/memberTables';
import type { PhotoRight, PhotoSize } from './photoSignature';

export type PhotoRow = Pick<PhotosTable, 'id' | 'status' | 'ratio' | 'placeholder'> & {
  reason?: PhotoReason | null;
  /** Shown to members only whom the owner has chosen; never true of a main photo. */
  chosen_only?: boolean;
};

/** Makes the signed address of a photo in one size, with the right 'all' unless told otherwise. */
export type PhotoAddress = (id: string, size: PhotoSize, right?: PhotoRight) => string;

/** A photo for a viewer from whom it is not hidden; of a locked one only the blurred picture has an address. */
export function presentImage(photo: PhotoRow, address: PhotoAddress, locked = false): ProfileImage {
  const addressIn = (size: PhotoSize): string => address(photo.id, locked ? 'blur' : size, photo.chosen_only ? 'chosen' : 'all');
  return {
    id: photo.id,
    filename: addressIn('1200'),
    thumb_filename: addressIn('160'),
    match: addressIn('480'),
    status: photo.status,
    reason: photo.reason ?? null,
    ratio: photo.ratio,
    placeholder: photo.placeholder,
    locked,
  };
}
