import type { Gender } from '@rendezvous/shared/contract';
import type { HairColor } from './hairColors';
import type { HairStyle } from './HairStyle';
import { halfLongHair } from './halfLongHair';
import { longHair } from './longHair';
import { shortHair } from './shortHair';
import { tiedHair } from './tiedHair';

const stylesNamed = (...names: string[]): HairStyle[] =>
  [...longHair, ...tiedHair, ...halfLongHair, ...shortHair].filter((style) => names.includes(style.name));

const WOMEN = [...longHair, ...tiedHair, ...halfLongHair];
const OLDER_WOMEN = stylesNamed(
  'soft-waves',
  'low-knot',
  'bob-middle',
  'bob-side',
  'bob-fringe',
  'lob-wavy',
  'pixie',
  'curls-round',
  'long-side',
);
const MEN = shortHair.filter(({ name }) => !['bald', 'receding'].includes(name));
const OLDER_MEN = stylesNamed('side-part', 'slick', 'crop', 'buzz', 'receding', 'textured', 'quiff');

/** Returns the hairstyles that suit a gender, an age and a hair colour. */
export function hairStyles(gender: Gender, ageBand: number, color: HairColor['name']): readonly HairStyle[] {
  if (color === 'bald') return stylesNamed('bald');
  if (gender === 'female') return ageBand > 2 ? OLDER_WOMEN : WOMEN;
  return ageBand > 2 ? OLDER_MEN : MEN;
}
