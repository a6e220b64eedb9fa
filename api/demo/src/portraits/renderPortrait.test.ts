import sharp from 'sharp';
import { encodeArtSeed } from '../../../src/pictures/figure/artSeed';
import { renderPortrait } from './renderPortrait';

const encodeSeed = (person: number, photo = 0) => encodeArtSeed({ person, ageBand: 1, skin: 2, hair: 1, photo });

test('R-369 a portrait is stable: the same seed gives the same bytes', async () => {
  const [first, second] = await Promise.all([
    renderPortrait(encodeSeed(4711), 'female', 480),
    renderPortrait(encodeSeed(4711), 'female', 480),
  ]);
  expect(first.equals(second)).toBe(true);
});

test('R-369 portraits differ by member, picture and gender', async () => {
  const pictures = await Promise.all([
    renderPortrait(encodeSeed(1), 'female', 160),
    renderPortrait(encodeSeed(2), 'female', 160),
    renderPortrait(encodeSeed(1, 1), 'female', 160),
    renderPortrait(encodeSeed(1), 'male', 160),
  ]);
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(4);
});

test.each([160, 480, 1200] as const)('R-256 the %i px size is a WebP with a 4:5 ratio', async (size) => {
  const { format, width, height } = await sharp(await renderPortrait(encodeSeed(8, 2), 'male', size)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: size, height: size / 0.8 });
});

/** Returns the average brightness difference between neighbouring pixels, which is low for a blurred picture. */
async function measureDetail(bytes: Buffer): Promise<number> {
  const pixels = await sharp(bytes).resize(320, 400).greyscale().raw().toBuffer();
  return pixels.reduce((sum, value, index) => sum + Math.abs(value - (pixels[index + 1] ?? value)), 0) / pixels.length;
}

test('R-235 a locked photo shows only broad colours', async () => {
  const [blurred, clear] = [await renderPortrait(encodeSeed(3), 'female', 'blur'), await renderPortrait(encodeSeed(3), 'female', 480)];
  expect(await measureDetail(blurred)).toBeLessThan((await measureDetail(clear)) / 2);
  expect(blurred.length).toBeLessThan(4000);
});
