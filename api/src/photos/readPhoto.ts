import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '../ApiError';
import { PHOTO_SIZES, type PhotoSize } from './photoSignature';

/** Detects the image type from a file's first bytes, because its name and headers prove nothing; undefined for any other format. */
export function detectImageType(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const tag = (start: number): string => bytes.toString('latin1', start, start + 4);
  return tag(0) === 'RIFF' && tag(8) === 'WEBP' ? 'webp' : undefined;
}

/** Minimum side length of a photo in px, and maximum number of pixels. */
const MIN_SIDE_PX = 400;
const MAX_PIXELS = 40_000_000;

export interface EncodedPhoto {
  /** SHA-256 of the uploaded file. */
  fingerprint: string;
  /** Width divided by height. */
  ratio: number;
  files: Record<PhotoSize, Buffer>;
}

async function encodeSize(uprightPicture: Buffer, size: PhotoSize): Promise<Buffer> {
  const width = size === 'blur' ? 12 : Number(size);
  const resizedPicture = sharp(uprightPicture).resize({ width, withoutEnlargement: true });
  if (size !== 'blur') return resizedPicture.webp({ quality: 82 }).toBuffer();
  // Upscaled from a width of twelve pixels, so that the picture cannot be recovered.
  return sharp(await resizedPicture.png().toBuffer())
    .resize({ width: 320, kernel: 'cubic' })
    .blur(8)
    .webp({ quality: 60 })
    .toBuffer();
}

/**
 * Re-encodes an uploaded photo in all sizes, upright and without metadata. Throws `photo_invalid` for anything that is not a photo, and for
 * a photo that is too small or has too many pixels.
 */
export async function readPhoto(bytes: Buffer): Promise<EncodedPhoto> {
  if (detectImageType(bytes) === undefined) throw new ApiError('photo_invalid');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (info.width < MIN_SIDE_PX || info.height < MIN_SIDE_PX) throw new ApiError('photo_invalid');
    const entries = await Promise.all(PHOTO_SIZES.map(async (size) => [size, await encodeSize(data, size)] as const));
    return {
      fingerprint: createHash('sha256').update(bytes).digest('hex'),
      ratio: info.width / info.height,
      files: Object.fromEntries(entries) as EncodedPhoto['files'],
    };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('photo_invalid');
  }
}
