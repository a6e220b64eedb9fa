import { createMirroredPair, type HairLock, type HairStyle, mirrorLock, createTufts } from './HairStyle';

/** Short sides with sideburns. */
const side: HairLock = {
  a: [-46, -76, -56, -66, -59, -50, -60, -36, -62, -18, -64, -4, -67, 16],
  b: [-58, -98, -74, -86, -77, -60, -76, -34, -76, -14, -74, 2, -70, 18],
  strands: 10,
  tone: -0.24,
};

/** Sides that end below a close-cropped top. */
const lowSide: HairLock = {
  ...side,
  b: [-60, -80, -72, -78, -76, -60, -76, -34, -76, -14, -74, 2, -70, 18],
  strands: 4,
  tone: -0.1,
};

/** The mass of hair beneath the tufts on top. */
const createTop = (height: number): HairLock => ({
  a: [-62, -44, -54, -72, -32, -76, -2, -76, 32, -76, 54, -72, 62, -44],
  b: [-77, -38, -82, -96, -50, -height, 0, -height, 50, -height, 82, -96, 77, -38],
  strands: 12,
  tone: -0.12,
});

const combedTop = createTufts({ count: 9, from: 44, to: -46, y: -72, arch: 6, rise: 36, lean: 40, width: 15 });
const sweptTop = createTufts({ count: 8, from: -48, to: 46, y: -68, arch: 10, rise: 58, lean: 18, width: 15 });
const slickTop = createTufts({ count: 9, from: -44, to: 44, y: -66, arch: 18, rise: 34, lean: 0, width: 16 });
const messyTop = [
  ...createTufts({ count: 7, from: -54, to: 36, y: -94, arch: 12, rise: 22, lean: 26, width: 17 }),
  ...createTufts({ count: 9, from: -54, to: 52, y: -84, arch: 12, rise: -24, lean: 14, width: 13, fromRight: true }),
];
const cropFringe = [...createTufts({ count: 11, from: -54, to: 54, y: -92, arch: 12, rise: -26, lean: 4, width: 11 })];

const buzz: HairLock = {
  a: [-63, -34, -58, -66, -40, -75, 0, -75, 40, -75, 58, -66, 63, -34],
  b: [-73, -10, -82, -88, -50, -115, 0, -115, 50, -115, 82, -88, 73, -10],
  strands: 12,
};

const recedingTop: HairLock = {
  a: [-64, -44, -60, -84, -44, -98, -18, -82, -6, -76, 6, -76, 14, -84],
  b: [-76, -36, -80, -92, -52, -117, 0, -117, 10, -117, 18, -112, 24, -96],
  strands: 13,
};

const shaggySide: HairLock = {
  a: [4, -78, -16, -82, -46, -68, -59, -30, -65, 0, -67, 26, -62, 46],
  b: [4, -121, -52, -129, -90, -92, -84, -16, -84, 14, -90, 36, -72, 52],
  strands: 17,
  tips: 3,
};

const neckHair: HairLock = {
  a: [4, -112, 4, -60, 4, 0, 4, 30, 4, 44, 4, 54, 4, 66],
  b: [4, -117, -60, -122, -84, -78, -79, -8, -79, 26, -78, 46, -54, 68],
  strands: 8,
  tone: -0.42,
};

const cap = [-74, -22, -90, -90, -60, -122, 0, -124, 60, -122, 90, -90, 74, -22] as const;
const hairline = [-60, -46, -54, -82, -28, -90, 0, -90, 28, -90, 54, -82, 60, -46] as const;

/** Short styles for men, and the bald head. */
export const shortHair: readonly HairStyle[] = [
  { name: 'side-part', back: [], front: [...createMirroredPair(side), createTop(122), ...combedTop] },
  { name: 'quiff', back: [], front: [...createMirroredPair(side), createTop(124), ...sweptTop] },
  { name: 'slick', back: [], front: [...createMirroredPair(side), createTop(118), ...slickTop] },
  { name: 'textured', back: [], front: [...createMirroredPair(side), createTop(122), ...messyTop] },
  { name: 'crop', back: [], front: [...createMirroredPair(side), createTop(120), ...cropFringe] },
  { name: 'buzz', back: [], front: [...createMirroredPair(lowSide), buzz] },
  { name: 'receding', back: [], front: [...createMirroredPair({ ...side, tone: -0.1 }), recedingTop, mirrorLock(recedingTop)] },
  {
    name: 'shaggy-wavy',
    back: createMirroredPair(neckHair),
    front: createMirroredPair(shaggySide),
    wave: { width: 6, count: 1.6 },
    hidesEars: true,
  },
  {
    name: 'curly-top',
    back: [],
    front: [...createMirroredPair(side), createTop(122)],
    curls: [
      { layer: 'front', path: cap, count: 24, radius: 14 },
      { layer: 'front', path: [-54, -88, -30, -112, 30, -112, 54, -88], count: 12, radius: 14 },
      { layer: 'front', path: hairline, count: 17, radius: 12 },
    ],
  },
  {
    name: 'afro-short',
    back: [],
    front: [...createMirroredPair(side), createTop(120)],
    curls: [
      { layer: 'front', path: cap, count: 36, radius: 9 },
      { layer: 'front', path: [-58, -70, -34, -112, 34, -112, 58, -70], count: 24, radius: 9 },
      { layer: 'front', path: hairline, count: 28, radius: 7 },
      { layer: 'front', path: [-46, -92, -30, -100, 30, -100, 46, -92], count: 14, radius: 9 },
    ],
  },
  { name: 'bald', back: [], front: [] },
];
