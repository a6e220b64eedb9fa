import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const createPlainImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a1fa2' } });
const createJpeg = (width = 500, height = 600): Promise<Buffer> => createPlainImage(width, height).jpeg().toBuffer();
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>');

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(computeCrc(body));
  return Buffer.concat([length, body, sum]);
}

function computeCrc(bytes: Buffer): number {
  let checksum = ~0;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
  }
  return ~checksum >>> 0;
}

/** A PNG of about a kilobyte that would fill gigabytes when decoded. */
function createBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, createChunk('IHDR', header), createChunk('IDAT', pixels), createChunk('IEND', Buffer.alloc(0))]);
}

const createJpegWithPosition = (): Promise<Buffer> =>
  createPlainImage(500, 600)
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLongitude: '4/1 53/1 0/1' } })
    .jpeg()
    .toBuffer();

const createAnimatedWebp = async (): Promise<Buffer> => {
  const frames = await Promise.all(
    [createPlainImage(500, 500), createPlainImage(500, 500).negate()].map((frame) => frame.png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

/** Expected outcome for a file: rejected, or accepted as a still, upright picture of this size without its metadata. */
export type Outcome = 'refused' | { width: number; height: number };

/** Hostile and odd files, each with its title and expected outcome (R-256, security 26). */
export const hostileFiles: [title: string, file: () => Promise<Buffer>, outcome: Outcome][] = [
  ['an SVG with a script', async () => SVG, 'refused'],
  ['an SVG that starts like a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), SVG]), 'refused'],
  ['a page of HTML called photo.jpg', async () => Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(2_000)), 'refused'],
  [
    'a JPEG with a page of HTML behind it',
    async () => Buffer.concat([await createJpeg(), Buffer.from('<script>alert(1)</script>')]),
    { width: 500, height: 600 },
  ],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await createJpeg(), Buffer.from('PK\u0003\u0004payload.exe')]),
    { width: 500, height: 600 },
  ],
  ['a GIF with a script in its header', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'.padEnd(2_000)), 'refused'],
  ['a bomb of 900 megapixels in a kilobyte', async () => createBomb(), 'refused'],
  ['more than 40 megapixels', async () => createPlainImage(8_000, 5_001).png({ compressionLevel: 1 }).toBuffer(), 'refused'],
  ['a JPEG that is cut off in the header', async () => (await createJpeg()).subarray(0, 200), 'refused'],
  ['a JPEG that is cut off in the picture', async () => (await createJpeg(2_000, 2_000)).subarray(0, 9_000), 'refused'],
  ['a PNG with a broken checksum', async () => (await createPlainImage(500, 500).png().toBuffer()).fill(7, 60, 80), 'refused'],
  ['nothing', async () => Buffer.alloc(0), 'refused'],
  ['eleven bytes', async () => (await createJpeg()).subarray(0, 11), 'refused'],
  ['zeros', async () => Buffer.alloc(50_000), 'refused'],
  [
    'a HEIC of a telephone',
    async () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2_000)]),
    'refused',
  ],
  ['an AVIF', async () => createPlainImage(500, 500).avif({ effort: 0 }).toBuffer(), 'refused'],
  ['a TIFF', async () => createPlainImage(500, 500).tiff().toBuffer(), 'refused'],
  ['a moving GIF', async () => createPlainImage(500, 500).gif().toBuffer(), 'refused'],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n'.padEnd(2_000)), 'refused'],
  ['399 px wide', async () => createJpeg(399, 800), 'refused'],
  ['399 px high', async () => createJpeg(800, 399), 'refused'],
  ['400 by 400 px', async () => createJpeg(400, 400), { width: 400, height: 400 }],
  ['a moving WebP', createAnimatedWebp, { width: 500, height: 500 }],
  ['a JPEG with a position', createJpegWithPosition, { width: 500, height: 600 }],
  [
    'a JPEG lying on its side',
    async () => createPlainImage(800, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    { width: 500, height: 800 },
  ],
  [
    'a JPEG in printing colours',
    async () => createPlainImage(500, 600).toColourspace('cmyk').jpeg().toBuffer(),
    { width: 500, height: 600 },
  ],
  ['a transparent PNG', async () => createPlainImage(500, 600).ensureAlpha(0.5).png().toBuffer(), { width: 500, height: 600 }],
  [
    'a PNG of 16 bits called photo.jpg',
    async () => createPlainImage(500, 600).toColourspace('rgb16').png().toBuffer(),
    { width: 500, height: 600 },
  ],
];
