import { type HairLock, type HairStyle, mirrorLock, tufts } from './HairStyle';

const both = (lock: HairLock): HairLock[] => [lock, mirrorLock(lock)];

/** A height between the jaw and the ends. */
const low = (end: number, share: number) => 90 + (end - 90) * share;

/** Falls behind the shoulders on one side of the middle. */
const behind = (end: number, spread: number): HairLock => ({
  a: [0, -108, -4, -60, -4, 0, -4, 60, -4, low(end, 0.2), -6, low(end, 0.7), -8, end],
  b: [0, -119, -62, -126, -92, -82, -87, -8, -86, 40, -88 - spread, low(end, 0.3), -80 - spread * 0.4, end],
  strands: 13,
  tone: -0.4,
  tips: 4,
});

/** From a middle parting past the cheek to the chest. */
const curtain = (end: number, spread: number): HairLock => ({
  a: [5, -78, -14, -82, -46, -70, -61, -30, -68, 2, -66, 50, -66, 90, -66, low(end, 0.4), -62, low(end, 0.75), -58, end],
  b: [
    5,
    -120,
    -52,
    -132,
    -94,
    -88,
    -88,
    -14,
    -86,
    40,
    -92 - spread,
    70,
    -94 - spread,
    100,
    -95 - spread,
    low(end, 0.4),
    -90 - spread * 0.5,
    low(end, 0.8),
    -82,
    end - 4,
  ],
  strands: 18,
  tips: 4,
});

/** The heavy side of a parting above the left eye, sweeping over the forehead. */
const sweep = (end: number): HairLock => ({
  a: [-30, -76, 2, -78, 44, -66, 61, -22, 70, 6, 66, 50, 66, 90, 66, low(end, 0.4), 60, low(end, 0.75), 54, end],
  b: [-30, -116, 16, -138, 94, -104, 90, -16, 87, 40, 97, 70, 100, 100, 102, low(end, 0.4), 94, low(end, 0.8), 80, end - 4],
  strands: 20,
  tips: 4,
});

const sweepLight = (end: number): HairLock => ({
  a: [-28, -76, -40, -78, -56, -62, -62, -28, -70, 4, -68, 50, -66, 90, -66, low(end, 0.4), -62, low(end, 0.75), -56, end],
  b: [-28, -117, -58, -124, -92, -88, -88, -14, -86, 40, -93, 70, -95, 100, -98, low(end, 0.4), -92, low(end, 0.8), -80, end - 4],
  strands: 15,
  tips: 4,
});

/** Hair that is drawn back over the ears to a knot or a tail. */
const drawnBack: HairLock = {
  a: [4, -76, -18, -82, -46, -72, -58, -40, -64, -26, -67, -6, -68, 12],
  b: [4, -119, -44, -123, -80, -94, -78, -34, -79, -18, -77, 0, -72, 16],
  strands: 15,
};

const wisp: HairLock = {
  a: [-56, -44, -66, -30, -70, -4, -69, 22, -69, 34, -66, 44, -63, 54],
  b: [-62, -46, -74, -30, -76, 0, -73, 24, -72, 36, -68, 46, -63, 54],
  strands: 3,
};

const knot = (x: number, y: number, size: number): HairLock[] =>
  [0, 1, 2].map((turn) => ({
    a: [
      x - size,
      y + size * 0.3,
      x - size * 1.1,
      y - size * (1.1 - turn * 0.3),
      x + size * 0.9,
      y - size * (1.2 - turn * 0.4),
      x + size,
      y + size * 0.2,
    ],
    b: [
      x - size * 0.8,
      y + size * 0.5,
      x - size * 0.6,
      y + size * (0.4 + turn * 0.4),
      x + size * 0.7,
      y + size * (0.3 + turn * 0.4),
      x + size,
      y + size * 0.25,
    ],
    strands: 9,
    tone: turn === 1 ? 0.12 : -0.12,
  }));

const BRAID: readonly (readonly [number, number])[] = [
  [66, 58],
  [71, 82],
  [75, 105],
  [79, 127],
  [82, 148],
  [84, 168],
  [85, 187],
  [85, 204],
];

/** Each link of the braid is a drop that lies over the next one. */
const braid: HairLock[] = BRAID.flatMap(([x, y], index) => {
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

const tail: HairLock = {
  a: [20, -96, 66, -118, 100, -70, 98, 0, 96, 60, 94, 110, 74, 164],
  b: [6, -108, 74, -152, 132, -86, 124, 0, 122, 70, 116, 120, 82, 166],
  strands: 16,
  tone: -0.14,
  tips: 3,
};

const fringe: HairLock[] = [
  {
    a: [-66, -22, -52, -52, -36, -56, -22, -56, 0, -56, 30, -56, 46, -54, 56, -50, 60, -36, 66, -22],
    b: [-80, -40, -80, -86, -42, -123, 0, -123, 22, -123, 54, -118, 68, -88, 78, -70, 80, -56, 80, -40],
    strands: 10,
  },
  ...tufts({ count: 8, from: -50, to: 50, y: -84, arch: 16, rise: -50, lean: 5, width: 13 }),
];

/** Long styles, loose or tied. */
export const longHair: readonly HairStyle[] = [
  { name: 'long-middle', back: both(behind(190, 8)), front: both(curtain(216, 2)), hidesEars: true },
  { name: 'long-wavy', back: both(behind(190, 16)), front: [sweepLight(206), sweep(212)], wave: { width: 7, count: 2.2 }, hidesEars: true },
  { name: 'long-side', back: both(behind(180, 6)), front: [sweepLight(192), sweep(200)], hidesEars: true },
  { name: 'soft-waves', back: both(behind(150, 14)), front: both(curtain(172, 12)), wave: { width: 8, count: 1.8 }, hidesEars: true },
  { name: 'fringe-long', back: both(behind(168, 8)), front: [...both(curtain(184, 4)), ...fringe], hidesEars: true },
  { name: 'top-knot', back: knot(0, -134, 30), front: [...both(drawnBack), ...both(wisp)] },
  { name: 'low-knot', back: knot(36, 62, 30), front: both(drawnBack) },
  { name: 'side-braid', back: [], front: [...both(drawnBack), ...both(wisp), braidEnd, ...braid] },
  { name: 'ponytail', back: [tail], front: both(drawnBack) },
];
