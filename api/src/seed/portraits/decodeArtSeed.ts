import type { ArtSeed } from './encodeArtSeed';

/** Reads back what `encodeArtSeed` packed. */
export const decodeArtSeed = (seed: number): ArtSeed => ({
  person: (seed >>> 14) & 0x1ffff,
  ageBand: Math.min(4, (seed >>> 11) & 7),
  skin: (seed >>> 8) & 7,
  hair: Math.min(6, (seed >>> 5) & 7),
  photo: seed & 31,
});
