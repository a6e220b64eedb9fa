import { decodeArtSeed, encodeArtSeed } from './artSeed';

test.each([
  { person: 0, ageBand: 0, skin: 0, hair: 0, photo: 0 },
  { person: 131_071, ageBand: 4, skin: 7, hair: 6, photo: 31 },
  { person: 40_112, ageBand: 2, skin: 3, hair: 5, photo: 4 },
])('R-369 %o survives a round trip through the column art_seed', (seed) => {
  const encoded = encodeArtSeed(seed);
  expect(encoded).toBeLessThan(2 ** 31);
  expect(decodeArtSeed(encoded)).toEqual(seed);
});
