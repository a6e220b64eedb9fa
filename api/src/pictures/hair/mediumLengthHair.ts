import { createMirroredPair, type HairLock, type HairStyle, createTufts } from './HairStyle';

const createNape = (end: number): HairLock => ({
  a: [0, -112, -4, -60, -4, 0, -4, 40, -4, 60, -4, end - 10, -4, end],
  b: [0, -119, -62, -126, -93, -80, -87, -8, -86, 40, -92, end - 20, -72, end],
  strands: 10,
  tone: -0.42,
  tips: 4,
});

const createBobSide = (end: number): HairLock => ({
  a: [2, -80, -16, -84, -48, -70, -61, -30, -67, -4, -66, 36, -54, end],
  b: [2, -120, -54, -132, -96, -90, -90, -14, -88, 30, -95, end - 22, -66, end + 2],
  strands: 16,
  tips: 3,
});

const createBobSweep = (end: number): HairLock => ({
  a: [-30, -76, 2, -78, 44, -66, 61, -22, 68, 0, 66, 36, 52, end],
  b: [-30, -117, 16, -138, 97, -104, 91, -16, 89, 34, 96, end - 20, 64, end + 2],
  strands: 20,
  tips: 3,
});

const createBobLightSide = (end: number): HairLock => ({
  a: [-28, -76, -40, -78, -56, -62, -62, -28, -68, -2, -66, 36, -54, end],
  b: [-28, -117, -58, -124, -94, -88, -89, -14, -87, 30, -95, end - 22, -66, end + 2],
  strands: 14,
  tips: 3,
});

const fullFringe: HairLock[] = [
  {
    a: [-66, -14, -54, -50, -38, -54, -22, -54, 0, -54, 30, -54, 46, -52, 56, -48, 60, -32, 66, -14],
    b: [-82, -36, -82, -86, -42, -124, 0, -124, 24, -124, 56, -118, 70, -88, 80, -70, 84, -54, 82, -36],
    strands: 9,
  },
  ...createTufts({ count: 9, from: -52, to: 52, y: -82, arch: 16, rise: -54, lean: 3, width: 12 }),
];

const pixie: HairLock[] = [
  {
    a: [-40, -70, -14, -74, 24, -66, 54, -40, 62, -26, 66, -10, 69, 10],
    b: [-54, -104, -36, -140, 52, -142, 74, -88, 82, -62, 80, -16, 72, 20],
    strands: 14,
  },
  {
    a: [-36, -74, -46, -68, -56, -54, -60, -34, -64, -18, -67, -4, -69, 8],
    b: [-44, -116, -68, -112, -84, -78, -80, -36, -80, -14, -79, 4, -72, 20],
    strands: 10,
  },
  ...createTufts({ count: 7, from: -34, to: 46, y: -96, arch: 14, rise: -38, lean: 26, width: 12 }),
];

const crown = [-82, 30, -108, -60, -68, -126, 0, -126, 68, -126, 108, -60, 82, 30] as const;
const hairline = [-62, -26, -58, -68, -34, -84, 0, -86, 34, -84, 58, -68, 62, -26] as const;

/** Shoulder-length, short and curly styles. */
export const mediumLengthHair: readonly HairStyle[] = [
  { name: 'bob-middle', back: createMirroredPair(createNape(100)), front: createMirroredPair(createBobSide(98)), hidesEars: true },
  { name: 'bob-side', back: createMirroredPair(createNape(92)), front: [createBobLightSide(86), createBobSweep(92)], hidesEars: true },
  {
    name: 'bob-fringe',
    back: createMirroredPair(createNape(96)),
    front: [...createMirroredPair(createBobSide(90)), ...fullFringe],
    hidesEars: true,
  },
  {
    name: 'lob-wavy',
    back: createMirroredPair(createNape(126)),
    front: [createBobLightSide(126), createBobSweep(132)],
    wave: { width: 7, count: 1.6 },
    hidesEars: true,
  },
  { name: 'pixie', back: createMirroredPair({ ...createNape(52), tone: -0.3 }), front: pixie },
  {
    name: 'curls-round',
    back: createMirroredPair(createNape(86)),
    front: [],
    curls: [
      { layer: 'back', path: [-78, 110, -136, 20, -116, -126, 0, -136, 116, -126, 136, 20, 78, 110], count: 42, radius: 20 },
      { layer: 'front', path: crown, count: 38, radius: 14 },
      { layer: 'front', path: [-66, -60, -46, -112, 46, -112, 66, -60], count: 24, radius: 13 },
      { layer: 'front', path: hairline, count: 24, radius: 11 },
      { layer: 'front', path: [-80, 20, -88, 50, -88, 76, -80, 104], count: 9, radius: 14 },
      { layer: 'front', path: [80, 20, 88, 50, 88, 76, 80, 104], count: 9, radius: 14 },
    ],
    hidesEars: true,
  },
  {
    name: 'curls-long',
    back: createMirroredPair(createNape(120)),
    front: [],
    curls: [
      { layer: 'back', path: [-92, 165, -124, 20, -114, -116, 0, -126, 114, -116, 124, 20, 92, 165], count: 44, radius: 18 },
      { layer: 'front', path: crown, count: 36, radius: 13 },
      { layer: 'front', path: [-66, -60, -46, -112, 46, -112, 66, -60], count: 24, radius: 13 },
      { layer: 'front', path: hairline, count: 24, radius: 10 },
      { layer: 'front', path: [-80, 16, -94, 70, -94, 120, -80, 178], count: 15, radius: 13 },
      { layer: 'front', path: [80, 16, 94, 70, 94, 120, 80, 178], count: 15, radius: 13 },
    ],
    hidesEars: true,
  },
];
