import type { PhotoSize } from './photoSignature';

/** Name of the stored file of an uploaded photo in one size. */
export const photoFile = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`;
