import type { Gender } from '@rendezvous/shared/contract';
import { hairColors } from '../hair/hairColors';
import { getHairStyles } from '../hair/getHairStyles';
import { mixColor } from '../mixColor';
import { createSeededRandom, type SeededRandom } from '../createSeededRandom';
import type { ArtSeed } from './artSeed';
import { type Beard, type Glasses, type Look, skinTones } from './Look';

const EYE_COLORS: readonly Look['eyeColor'][] = [
  { name: 'blue', ring: '#3d5f80', iris: '#7fa9cb' },
  { name: 'green', ring: '#4a5f3f', iris: '#86a06c' },
  { name: 'grey', ring: '#56616b', iris: '#98a6b0' },
  { name: 'hazel', ring: '#5e4526', iris: '#a07b46' },
  { name: 'brown', ring: '#3d2417', iris: '#74492c' },
];

const FEMALE_BUILDS: readonly Look['build'][] = [
  { name: 'slim', shoulders: 0.93 },
  { name: 'average', shoulders: 1 },
  { name: 'athletic', shoulders: 1.04 },
  { name: 'curvy', shoulders: 1.06 },
  { name: 'plus_size', shoulders: 1.14 },
];

const MALE_BUILDS: readonly Look['build'][] = [
  { name: 'slim', shoulders: 0.92 },
  { name: 'average', shoulders: 1 },
  { name: 'athletic', shoulders: 1.05 },
  { name: 'muscular', shoulders: 1.1 },
  { name: 'plus_size', shoulders: 1.12 },
];

const BEARDS: readonly Beard[] = ['none', 'none', 'none', 'stubble', 'stubble', 'short', 'short', 'full', 'goatee'];
const GLASSES_FRAMES: readonly Glasses[] = ['round', 'square', 'thin'];

function pickHair(random: SeededRandom, { hair, ageBand }: ArtSeed): Look['hair'] {
  const color = random.pick(hairColors[hair] ?? hairColors[1] ?? []);
  const silverFraction = color.name === 'grey' || color.name === 'other' ? 0 : Math.max(0, ageBand - 1) * random.between(0, 0.14);
  return { ...color, base: mixColor(color.base, '#a8a3a0', silverFraction), light: mixColor(color.light, '#dedad6', silverFraction) };
}

function pickEyeColor(random: SeededRandom, skin: number): Look['eyeColor'] {
  return random.pick(skin > 4 ? EYE_COLORS.slice(4) : skin > 2 ? EYE_COLORS.slice(3) : EYE_COLORS);
}

function pickFemaleFace(
  random: SeededRandom,
): Pick<Look, 'faceWidth' | 'jawWidth' | 'chinWidth' | 'chinDrop' | 'browWeight' | 'browArch' | 'mouthWidth' | 'lipFullness'> {
  return {
    faceWidth: random.between(63.5, 67.5),
    jawWidth: random.between(50, 56),
    chinWidth: random.between(13, 19),
    chinDrop: random.between(-3, 3),
    browWeight: random.between(3.2, 4.6),
    browArch: random.between(2.4, 5),
    mouthWidth: random.between(22.5, 26),
    lipFullness: random.between(5.6, 8),
  };
}

function pickMaleFace(random: SeededRandom): ReturnType<typeof pickFemaleFace> {
  return {
    faceWidth: random.between(65, 69),
    jawWidth: random.between(55, 61),
    chinWidth: random.between(19, 27),
    chinDrop: random.between(2, 8),
    browWeight: random.between(5, 6.8),
    browArch: random.between(0.6, 2.6),
    mouthWidth: random.between(23.5, 28),
    lipFullness: random.between(3.6, 5.4),
  };
}

const EYE_HEIGHT: Record<Gender, [number, number]> = { female: [8.6, 10], male: [7.2, 8.4] };
const NOSE_WIDTH: Record<Gender, [number, number]> = { female: [11, 14], male: [13, 17] };

const getSkin = ({ skin }: ArtSeed): Look['skin'] =>
  skinTones[skin] ?? skinTones[1] ?? { base: '', shadow: '', light: '', blush: '', lip: '' };

function pickAdornments(random: SeededRandom, isWoman: boolean): Pick<Look, 'earrings' | 'makeup'> {
  if (!isWoman) return { earrings: 'none', makeup: 0 };
  return { earrings: random.pick(['none', 'stud', 'hoop', 'drop', 'stud'] as const), makeup: random.between(0.25, 0.9) };
}

/** Derives a person's look from an art seed; the look is the same in each of the person's pictures. */
export function getLook(seed: ArtSeed, gender: Gender): Look {
  const random = createSeededRandom(seed.person * 7919 + 13);
  const isWoman = gender === 'female';
  const face = isWoman ? pickFemaleFace(random) : pickMaleFace(random);
  const hair = pickHair(random, seed);
  const hairStyle = random.pick(getHairStyles(gender, seed.ageBand, hair.name));
  const glasses = random.chance(0.16 + seed.ageBand * 0.05)
    ? random.pick<Glasses>(isWoman ? [...GLASSES_FRAMES, 'cat'] : GLASSES_FRAMES)
    : 'none';
  return {
    gender,
    ageBand: seed.ageBand,
    skin: getSkin(seed),
    hair,
    hairStyle,
    ...face,
    eyeColor: pickEyeColor(random, seed.skin),
    eyeWidth: random.between(15.4, 17),
    eyeHeight: random.between(...EYE_HEIGHT[gender]),
    eyeTilt: random.between(0, 3.4),
    eyeGap: random.between(29.5, 32.5),
    noseWidth: random.between(...NOSE_WIDTH[gender]) + (seed.skin > 4 ? 2 : 0),
    noseLength: random.between(31, 37),
    beard: isWoman ? 'none' : random.pick(BEARDS),
    glasses,
    glassesColor: random.pick(['#3a2a28', '#1f1d22', '#6b4630', '#8c2f3f', '#b08a4c']),
    freckles: seed.skin < 3 && random.chance(hair.name === 'red' ? 0.7 : 0.12),
    ...pickAdornments(random, isWoman),
    build: random.pick(isWoman ? FEMALE_BUILDS : MALE_BUILDS),
    detailSeed: seed.person,
  };
}
