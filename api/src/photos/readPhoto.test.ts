import sharp from 'sharp';
import { detectImageType, readPhoto } from './readPhoto';

const createPlainPicture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a1fa2' } });

test.each(['jpeg', 'png', 'webp'] as const)('R-256 a %s photo becomes webp in all sizes', async (format) => {
  const { ratio, files } = await readPhoto(await createPlainPicture(1600, 2000).toFormat(format).toBuffer());
  expect(ratio).toBeCloseTo(0.8, 5);
  for (const [size, width] of [
    ['160', 160],
    ['480', 480],
    ['1200', 1200],
    ['blur', 320],
  ] as const) {
    expect(await sharp(files[size]).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('R-256 a sideways photo is rotated upright, and its metadata is removed', async () => {
  const rotatedPicture = await createPlainPicture(800, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { ratio, files } = await readPhoto(rotatedPicture);
  expect(ratio).toBeCloseTo(500 / 800, 5);
  const metadata = await sharp(files['1200']).metadata();
  expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
});

test('R-256 a small photo is never blown up', async () => {
  const { files } = await readPhoto(await createPlainPicture(400, 400).jpeg().toBuffer());
  expect((await sharp(files['1200']).metadata()).width).toBe(400);
});

test.each([
  ['399 px wide', () => createPlainPicture(399, 800).jpeg().toBuffer()],
  ['more than 40 megapixels', () => createPlainPicture(8000, 5001).png({ compressionLevel: 1 }).toBuffer()],
  ['a TIFF', () => createPlainPicture(500, 500).tiff().toBuffer()],
  ['empty', async () => Buffer.alloc(0)],
  ['an SVG that calls itself JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg xmlns="x"/>')])],
])('R-256 a file that is %s is rejected', async (_title, file) => {
  await expect(readPhoto(await file())).rejects.toMatchObject({ code: 'photo_invalid' });
});

test('R-256 the file type is detected from the first bytes alone', () => {
  expect(detectImageType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(detectImageType(Buffer.from('RIFF0000WEBPVP8 '))).toBe('webp');
});
