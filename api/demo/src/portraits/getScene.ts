import type { ArtSeed } from '../../../src/pictures/figure/artSeed';
import type { Appearance } from '../../../src/pictures/figure/drawFigure';
import { garments, type Outfit } from '../../../src/pictures/figure/Garment';
import type { Look } from '../../../src/pictures/figure/Look';
import { createSeededRandom, type SeededRandom } from '../../../src/pictures/createSeededRandom';
import type { BackgroundName } from './backgrounds';
import type { Foreground, Prop } from './drawProps';

/** Setting and framing of one picture of a person. */
export interface Scene extends Appearance {
  background: BackgroundName;
  /** Blur of the background: 1 (sharp) to 16. */
  blur: number;
  /** Canvas units per head unit. */
  scale: number;
  x: number;
  y: number;
  prop: Prop;
  foreground: Foreground;
  /** Whether the person is a silhouette against the light. */
  isSilhouette: boolean;
  /** Seed of the random details in background and foreground. */
  detailSeed: number;
}

const GARMENT_COLORS = [
  '#f4ede2',
  '#2f4858',
  '#b5495b',
  '#d9a441',
  '#4a6b5d',
  '#2f3146',
  '#e3a899',
  '#7d8fa8',
  '#8c5a6b',
  '#c7d3cf',
  '#a8653f',
  '#5c7a74',
  '#f0d9a8',
  '#b8c4de',
];

const JACKET_COLORS = ['#3a4a63', '#6b5348', '#22313f', '#7f8c7c', '#8a6a52', '#4b4655', '#b49a80'];

const SCARF_COLORS = ['#b5495b', '#d9a441', '#4a6b5d', '#e6d5c0', '#5b6f96'];

interface Shot {
  scale: readonly [number, number];
  y: readonly [number, number];
  /** Maximum horizontal offset of the person from the centre, in canvas units. */
  maxOffset: number;
  turn: readonly [number, number];
  blur: readonly [number, number];
}

const SHOTS = {
  portrait: { scale: [1.22, 1.4], y: [222, 240], maxOffset: 8, turn: [0, 0.5], blur: [10, 16] },
  threeQuarter: { scale: [1.02, 1.16], y: [205, 225], maxOffset: 26, turn: [0.55, 1], blur: [7, 11] },
  wide: { scale: [0.66, 0.78], y: [205, 232], maxOffset: 74, turn: [0.1, 0.8], blur: [1.6, 3] },
  hobby: { scale: [0.74, 0.82], y: [176, 192], maxOffset: 20, turn: [0, 0.7], blur: [2.4, 4.5] },
  silhouette: { scale: [0.72, 0.86], y: [226, 246], maxOffset: 60, turn: [0.4, 1], blur: [1, 1] },
} satisfies Record<string, Shot>;

type ShotKind = keyof typeof SHOTS;

interface Setting {
  background: BackgroundName;
  foreground?: Foreground;
  prop?: Prop;
}

const SETTINGS: Record<ShotKind, readonly Setting[]> = {
  portrait: (['gradient', 'gradient', 'gradient', 'park', 'evening', 'cafe', 'home', 'meadow', 'beach', 'canal'] as const).map(
    (background) => ({ background }),
  ),
  threeQuarter: (['park', 'evening', 'beach', 'canal', 'cafe', 'meadow', 'home', 'gradient', 'mountains', 'library'] as const).map(
    (background) => ({ background }),
  ),
  wide: [
    { background: 'beach' },
    { background: 'canal' },
    { background: 'park', foreground: 'leaves' },
    { background: 'mountains', prop: 'backpack' },
    { background: 'meadow' },
    { background: 'cafe', foreground: 'table' },
    { background: 'evening', foreground: 'wine' },
    { background: 'snow' },
    { background: 'park', foreground: 'dog' },
  ],
  hobby: [
    { background: 'mountains', prop: 'backpack' },
    { background: 'canal', prop: 'camera' },
    { background: 'studio', prop: 'guitar' },
    { background: 'studio', prop: 'headphones' },
    { background: 'kitchen', prop: 'apron' },
    { background: 'library', foreground: 'book' },
    { background: 'home', foreground: 'book' },
    { background: 'meadow', foreground: 'pots' },
    { background: 'park', foreground: 'dog' },
    { background: 'beach', prop: 'camera' },
  ],
  silhouette: [{ background: 'sunset', foreground: 'grass' }],
};

/** The first picture shows the face; most others show more of the person's life. */
function pickShotKind(random: SeededRandom, photo: number): ShotKind {
  if (photo === 0) return random.pick(['portrait', 'portrait', 'threeQuarter']);
  const otherKinds: readonly ShotKind[] = ['wide', 'hobby', 'threeQuarter', 'portrait', 'silhouette', 'wide', 'hobby'];
  return otherKinds[(photo - 1 + random.int(0, 1) * 2) % otherKinds.length] ?? 'wide';
}

function pickOutfit(random: SeededRandom, look: Look, isCold: boolean): Outfit {
  const wardrobe = garments.filter(
    ({ genders, sleeve, name }) => genders.includes(look.gender) && (!isCold || (sleeve === 'long' && name !== 'boat')),
  );
  const garment = random.pick(wardrobe);
  const color = random.pick(GARMENT_COLORS);
  const secondColor = random.pick(garment.jacket ? JACKET_COLORS : GARMENT_COLORS.filter((other) => other !== color));
  const scarf = (isCold || random.chance(0.06)) && garment.detail !== 'rollneck' ? random.pick(SCARF_COLORS) : null;
  return {
    garment,
    color,
    accentColor: garment.jacket === 'denim' ? '#4f6a8c' : secondColor,
    scarf,
    necklace: look.gender === 'female' && garment.lowestY > 178 && !scarf && random.chance(0.4),
  };
}

/** Returns the scene of a person's picture; the same seed always gives the same scene. */
export function getScene(seed: ArtSeed, look: Look): Scene {
  const random = createSeededRandom(seed.person * 104729 + seed.photo * 1299709 + 5);
  const kind = pickShotKind(random, seed.photo);
  const shot: Shot = SHOTS[kind];
  const setting = random.pick(SETTINGS[kind]);
  const side = random.pick([-1, 1]);
  const turn = random.between(...shot.turn) * side;
  const isCloseUp = kind === 'portrait' || kind === 'threeQuarter';
  return {
    background: setting.background,
    blur: random.between(...shot.blur),
    scale: random.between(...shot.scale),
    x: 200 - side * random.between(0.3, 1) * shot.maxOffset,
    y: random.between(...shot.y),
    prop: setting.prop ?? 'none',
    foreground: setting.foreground ?? 'none',
    isSilhouette: kind === 'silhouette',
    pose: { turn, tilt: random.between(-1, 4.5) * side, gaze: isCloseUp ? -turn * 0.35 : random.between(-0.2, 0.2) },
    expression: {
      mouth: random.pick(['closed', 'closed', 'teeth', 'teeth', 'half', 'soft', 'laugh']),
      squint: random.between(0.1, 0.7),
      brow: random.between(0, 2.4),
    },
    outfit: pickOutfit(random, look, setting.background === 'snow'),
    sunglasses: kind === 'wide' && setting.background === 'beach' && random.chance(0.5),
    detailSeed: random.int(0, 100000),
  };
}
