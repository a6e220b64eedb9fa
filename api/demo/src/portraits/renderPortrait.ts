import type { Gender } from '@rendezvous/shared/contract';
import sharp from 'sharp';
import { drawPortrait } from './drawPortrait';

export type PortraitSize = 160 | 480 | 1200 | 'blur';

/** Width divided by height of every portrait. */
export const PORTRAIT_RATIO = 0.8;

const toSvgFile = (markup: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${width}" height="${width / PORTRAIT_RATIO}">${markup}</svg>`,
  );

/**
 * Renders the illustrated portrait of an art seed as WebP, `size` pixels wide (R-369: no picture of a real person). 'blur' renders the
 * version for a locked photo, 320 pixels wide, from which the face cannot be recovered.
 */
export async function renderPortrait(artSeed: number, gender: Gender, size: PortraitSize): Promise<Buffer> {
  const { background, foreground, blur } = drawPortrait(artSeed, gender);
  const width = size === 'blur' ? 160 : size;
  const height = width / PORTRAIT_RATIO;
  // Upscaling a small picture blurs it, at a hundredth of the cost of a blur filter.
  const smallWidth = Math.max(16, Math.round(Math.min(width, 480) / blur));
  const smallBackground = await sharp(toSvgFile(background, smallWidth)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const blurredBackground = await sharp(smallBackground.data, { raw: smallBackground.info })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  const picture = sharp(blurredBackground, { raw: { width, height, channels: 3 } })
    .composite([{ input: toSvgFile(foreground, width) }])
    .removeAlpha();
  if (size !== 'blur') return picture.webp({ quality: 82, effort: 2 }).toBuffer();
  const pixels = await sharp(await picture.png().toBuffer())
    .resize(12, 15, { fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(pixels).resize(320, 400, { kernel: 'cubic', fit: 'fill' }).blur(8).webp({ quality: 60, effort: 2 }).toBuffer();
}
