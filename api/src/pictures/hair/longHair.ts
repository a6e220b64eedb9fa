import { createMirroredPair, type HairLock, type HairStyle, createTufts } from './HairStyle';

/** Vertical position a `fraction` of the way from the jaw (0) to the ends (1). */
const interpolateY = (end: number, fraction: number) => 90 + (end - 90) * fraction;

/** Hair that falls behind the shoulders on one side of the middle. */
const createBackHair = (end: number, spread: number): HairLock => ({
  a: [0, -108, -4, -60, -4, 0, -4, 60, -4, interpolateY(end, 0.2), -6, interpolateY(end, 0.7), -8, end],
  b: [0, -119, -62, -126, -92, -82, -87, -8, -86, 40, -88 - spread, interpolateY(end, 0.3), -80 - spread * 0.4, end],
  strands: 13,
  tone: -0.4,
  tips: 4,
});

/** Hair that falls from a middle parting past the cheek to the chest. */
const createCurtain = (end: number, spread: number): HairLock => ({
  a: [5, -78, -14, -82, -46, -70, -61, -30, -68, 2, -66, 50, -66, 90, -66, interpolateY(end, 0.4), -62, interpolateY(end, 0.75), -58, end],
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
    interpolateY(end, 0.4),
    -90 - spread * 0.5,
    interpolateY(end, 0.8),
    -82,
    end - 4,
  ],
  strands: 18,
  tips: 4,
});

/** Hair on the heavy side of a parting above the left eye, sweeping over the forehead. */
const createSweep = (end: number): HairLock => ({
  a: [-30, -76, 2, -78, 44, -66, 61, -22, 70, 6, 66, 50, 66, 90, 66, interpolateY(end, 0.4), 60, interpolateY(end, 0.75), 54, end],
  b: [
    -30,
    -116,
    16,
    -138,
    94,
    -104,
    90,
    -16,
    87,
    40,
    97,
    70,
    100,
    100,
    102,
    interpolateY(end, 0.4),
    94,
    interpolateY(end, 0.8),
    80,
    end - 4,
  ],
  strands: 20,
  tips: 4,
});

const createLightSweep = (end: number): HairLock => ({
  a: [
    -28,
    -76,
    -40,
    -78,
    -56,
    -62,
    -62,
    -28,
    -70,
    4,
    -68,
    50,
    -66,
    90,
    -66,
    interpolateY(end, 0.4),
    -62,
    interpolateY(end, 0.75),
    -56,
    end,
  ],
  b: [
    -28,
    -117,
    -58,
    -124,
    -92,
    -88,
    -88,
    -14,
    -86,
    40,
    -93,
    70,
    -95,
    100,
    -98,
    interpolateY(end, 0.4),
    -92,
    interpolateY(end, 0.8),
    -80,
    end - 4,
  ],
  strands: 15,
  tips: 4,
});

const fringe: HairLock[] = [
  {
    a: [-66, -22, -52, -52, -36, -56, -22, -56, 0, -56, 30, -56, 46, -54, 56, -50, 60, -36, 66, -22],
    b: [-80, -40, -80, -86, -42, -123, 0, -123, 22, -123, 54, -118, 68, -88, 78, -70, 80, -56, 80, -40],
    strands: 10,
  },
  ...createTufts({ count: 8, from: -50, to: 50, y: -84, arch: 16, rise: -50, lean: 5, width: 13 }),
];

/** Long styles, worn loose. */
export const longHair: readonly HairStyle[] = [
  {
    name: 'long-middle',
    back: createMirroredPair(createBackHair(190, 8)),
    front: createMirroredPair(createCurtain(216, 2)),
    hidesEars: true,
  },
  {
    name: 'long-wavy',
    back: createMirroredPair(createBackHair(190, 16)),
    front: [createLightSweep(206), createSweep(212)],
    wave: { width: 7, count: 2.2 },
    hidesEars: true,
  },
  {
    name: 'long-side',
    back: createMirroredPair(createBackHair(180, 6)),
    front: [createLightSweep(192), createSweep(200)],
    hidesEars: true,
  },
  {
    name: 'soft-waves',
    back: createMirroredPair(createBackHair(150, 14)),
    front: createMirroredPair(createCurtain(172, 12)),
    wave: { width: 8, count: 1.8 },
    hidesEars: true,
  },
  {
    name: 'fringe-long',
    back: createMirroredPair(createBackHair(168, 8)),
    front: [...createMirroredPair(createCurtain(184, 4)), ...fringe],
    hidesEars: true,
  },
];
