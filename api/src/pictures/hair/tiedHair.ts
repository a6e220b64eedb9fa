import { createMirroredPair, type HairLock, type HairStyle } from './HairStyle';

/** One side of the hair, drawn back over the ear into a knot or a tail. */
const drawnBackSide: HairLock = {
  a: [4, -76, -18, -82, -46, -72, -58, -40, -64, -26, -67, -6, -68, 12],
  b: [4, -119, -44, -123, -80, -94, -78, -34, -79, -18, -77, 0, -72, 16],
  strands: 15,
};

const wisp: HairLock = {
  a: [-56, -44, -66, -30, -70, -4, -69, 22, -69, 34, -66, 44, -63, 54],
  b: [-62, -46, -74, -30, -76, 0, -73, 24, -72, 36, -68, 46, -63, 54],
  strands: 3,
};

const createKnot = (x: number, y: number, size: number): HairLock[] =>
  [0, 1, 2].map((layer) => ({
    a: [
      x - size,
      y + size * 0.3,
      x - size * 1.1,
      y - size * (1.1 - layer * 0.3),
      x + size * 0.9,
      y - size * (1.2 - layer * 0.4),
      x + size,
      y + size * 0.2,
    ],
    b: [
      x - size * 0.8,
      y + size * 0.5,
      x - size * 0.6,
      y + size * (0.4 + layer * 0.4),
      x + size * 0.7,
      y + size * (0.3 + layer * 0.4),
      x + size,
      y + size * 0.25,
    ],
    strands: 9,
    tone: layer === 1 ? 0.12 : -0.12,
  }));

const BRAID_LINKS: readonly (readonly [number, number])[] = [
  [66, 58],
  [71, 82],
  [75, 105],
  [79, 127],
  [82, 148],
  [84, 168],
  [85, 187],
  [85, 204],
];

/** A braid of drop-shaped links, each of which overlaps the next one. */
const braid: HairLock[] = BRAID_LINKS.flatMap(([x, y], index) => {
  const size = 17 - index * 1.1;
  return [-1, 1].map((side): HairLock => ({
    a: [x - size * 0.2 * side, y - 16, x + size * 1.1 * side, y - 20, x + size * 1.3 * side, y + 2, x - size * 0.1 * side, y + 14],
    b: [x - size * 0.2 * side, y - 14, x - size * 0.2 * side, y - 6, x - size * 0.1 * side, y + 4, x - size * 0.1 * side, y + 14],
    strands: 6,
    tone: side * 0.12,
  }));
}).toReversed();

const braidEnd: HairLock = {
  a: [78, 208, 76, 220, 78, 232, 84, 246],
  b: [92, 208, 96, 220, 92, 236, 84, 246],
  strands: 5,
};

const ponytail: HairLock = {
  a: [20, -96, 66, -118, 100, -70, 98, 0, 96, 60, 94, 110, 74, 164],
  b: [6, -108, 74, -152, 132, -86, 124, 0, 122, 70, 116, 120, 82, 166],
  strands: 16,
  tone: -0.14,
  tips: 3,
};

/** Long styles that are tied up. */
export const tiedHair: readonly HairStyle[] = [
  { name: 'top-knot', back: createKnot(0, -134, 30), front: [...createMirroredPair(drawnBackSide), ...createMirroredPair(wisp)] },
  { name: 'low-knot', back: createKnot(36, 62, 30), front: createMirroredPair(drawnBackSide) },
  { name: 'side-braid', back: [], front: [...createMirroredPair(drawnBackSide), ...createMirroredPair(wisp), braidEnd, ...braid] },
  { name: 'ponytail', back: [ponytail], front: createMirroredPair(drawnBackSide) },
];
