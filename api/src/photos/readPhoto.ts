import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '../ApiError';
import { PHOTO_SIZES, type PhotoSize } from './photoSignature';
import { imageKind } from './imageKind';

/** Smallest side of an accepted photo in px, and pixels at most. */
const MIN_SIDE_PX = 400;
const MAX_PIXELS = 40_000_000;

export interface ReadPhoto {
  /** SHA-256 of the file as it came. */
  fingerprint: string;
  /** Width divided by height. */
  ratio: number;
  files: Record<PhotoSize, Buffer>;
}

async function encode(upright: Buffer, size: PhotoSize): Promise<Buffer> {
  const width = size === 'blur' ? 12 : Number(size);
  const resized = sharp(upright).resize({ width, withoutEnlargement: true });
  if (size !== 'blur') return resized.webp({ quality: 82 }).toBuffer();
  // Twelve pixels drawn large: nothing of the picture can be won back.
  return sharp(await resized.png().toBuffer())
    .resize({ width: 320, kernel: 'cubic' })
    .blur(8)
    .webp({ quality: 60 })
    .toBuffer();
}

/** An uploaded photo made anew in all sizes: upright, without metadata; anything that is not a photo is refused. */
export async function readPhoto(bytes: Buffer): Promise<ReadPhoto> {
  if (imageKind(bytes) === undefined) throw new ApiError('photo_invalid');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (info.width < MIN_SIDE_PX || info.height < MIN_SIDE_PX) throw new ApiError('photo_invalid');
    const encoded = await Promise.all(PHOTO_SIZES.map(async (size) => [size, await encode(data, size)] as const));
    return {
      fingerprint: createHash('sha256').update(bytes).digest('hex'),
      ratio: info.width / info.height,
      files: Object.fromEntries(encoded) as ReadPhoto['files'],
    };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('photo_invalid');
  }
}
