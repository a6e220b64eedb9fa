import { siteIcon } from '../document/siteIcon';
import { loadSharp } from '../loadSharp';

/** Square PNG icons for home screens, not all of which support SVG; sizes in pixels. */
export const APP_ICONS = {
  apple: { path: '/apple-touch-icon.png', size: 180 },
  small: { path: '/icon-192.png', size: 192 },
  large: { path: '/icon-512.png', size: 512 },
} as const;

/** Side lengths in pixels of the pictures in /favicon.ico, which tabs and bookmarks show. */
const FAVICON_SIZES = [16, 32, 48];

async function drawIcon(size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(siteIcon)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Puts PNG images into one ICO file, which consists of a header, an entry for each image, and the images. */
function toIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entryOffset = HEADER_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, entryOffset);
    head.writeUInt8(size, entryOffset + 1);
    // One colour plane, 32 bits per pixel.
    head.writeUInt16LE(1, entryOffset + 4);
    head.writeUInt16LE(32, entryOffset + 6);
    head.writeUInt32LE(png.length, entryOffset + 8);
    head.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

export interface IconFile {
  type: string;
  content: Buffer;
}

const drawPng = async (size: number): Promise<IconFile> => ({ type: 'image/png', content: await drawIcon(size) });

async function drawFavicon(): Promise<IconFile> {
  const images = await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(size) })));
  return { type: 'image/x-icon', content: toIco(images) };
}

/** Functions that draw the icons, by URL path. */
export const ICON_DRAWERS: ReadonlyMap<string, () => Promise<IconFile>> = new Map([
  ['/favicon.ico', drawFavicon],
  ...Object.values(APP_ICONS).map(({ path, size }) => [path, () => drawPng(size)] as const),
]);
