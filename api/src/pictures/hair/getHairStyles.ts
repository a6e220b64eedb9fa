import type { Gender } from '@rendezvous/shared/contract';
import type { HairColor } from './hairColors';
import type { HairStyle } from './HairStyle';
import { mediumLengthHair } from './mediumLengthHair';
import { longHair } from './longHair';
import { shortHair } from './shortHair';
import { tiedHair } from './tiedHair';

const findStyles = (...names: string[]): HairStyle[] =>
  [...longHair, ...tiedHair, ...mediumLengthHair, ...shortHair].filter((style) => names.includes(style.name));

const WOMENS_STYLES = [...longHair, ...tiedHair, ...mediumLengthHair];
const OLDER_WOMENS_STYLES = findStyles(
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
const MENS_STYLES = shortHair.filter(({ name }) => !['bald', 'receding'].includes(name));
const OLDER_MENS_STYLES = findStyles('side-part', 'slick', 'crop', 'buzz', 'receding', 'textured', 'quiff');

/** Returns the hairstyles that suit a gender, an age and a hair colour. */
export function getHairStyles(gender: Gender, ageBand: number, color: HairColor['name']): readonly HairStyle[] {
  if (color === 'bald') return findStyles('bald');
  if (gender === 'female') return ageBand > 2 ? OLDER_WOMENS_STYLES : WOMENS_STYLES;
  return ageBand > 2 ? OLDER_MENS_STYLES : MENS_STYLES;
}
