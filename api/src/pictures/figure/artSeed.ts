/** Description of a member's picture; every other trait follows from it and the gender. */
export interface ArtSeed {
  /** Identifies the person, 0 to 131071. */
  person: number;
  /** Decade of age: 0 (twenties) to 4 (sixties). */
  ageBand: number;
  /** Index in `skinTones`, 0 (light) to 7 (dark). */
  skin: number;
  /** Index in `hairColors`, 0 to 6. */
  hair: number;
  /** Which of the person's pictures this is, 0 to 31. */
  photo: number;
}

/** Packs a picture's description into the 31 bits of the column photos.art_seed. */
export const encodeArtSeed = ({ person, ageBand, skin, hair, photo }: ArtSeed): number =>
  (person & 0x1ffff) * 2 ** 14 + ((ageBand & 7) << 11) + ((skin & 7) << 8) + ((hair & 7) << 5) + (photo & 31);

/** Unpacks a description that `encodeArtSeed` packed. */
export const decodeArtSeed = (seed: number): ArtSeed => ({
  person: (seed >>> 14) & 0x1ffff,
  ageBand: Math.min(4, (seed >>> 11) & 7),
  skin: (seed >>> 8) & 7,
  hair: Math.min(6, (seed >>> 5) & 7),
  photo: seed & 31,
});
