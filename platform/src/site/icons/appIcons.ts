import sharp from 'sharp';
import { siteIcon } from '../document/siteIcon';

/** Icons for home screens, which do not show SVG everywhere: square PNG, with side lengths in pixels. */
export const APP_ICONS = {
  apple: { path: '/apple-touch-icon.png', size: 180 },
  small: { path: '/icon-192.png', size: 192 },
  large: { path: '/icon-512.png', size: 512 },
} as const;

const FAVICON_PATH = '/favicon.ico';

/** Addresses of the icons that are drawn. */
export const ICON_PATHS = [FAVICON_PATH, ...Object.values(APP_ICONS).map(({ path }) => path)];

/** Side lengths inside /favicon.ico, for tabs and bookmarks. */
const FAVICON_SIZES = [16, 32, 48];

const drawIcon = (size: number): Promise<Buffer> => sharp(Buffer.from(siteIcon)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Puts PNG images into one ICO file: a header, an entry for each image, the images. */
function toIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One colour plane, 32 bits per pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

export interface IconFile {
  path: string;
  type: string;
  content: Buffer;
}

/** Draws the icons at ICON_PATHS. */
export async function drawIconFiles(): Promise<IconFile[]> {
  const favicon = toIco(await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(size) }))));
  const pngFiles = Object.values(APP_ICONS).map(async ({ path, size }) => ({ path, type: 'image/png', content: await drawIcon(size) }));
  return [{ path: FAVICON_PATH, type: 'image/x-icon', content: favicon }, ...(await Promise.all(pngFiles))];
}
