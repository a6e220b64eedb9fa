import { ACCENTS } from './accents';
import { COLORS } from './colors';
import { media } from './media';
import { SCALE } from './scale';
import { variableName } from './token';

type Pairs = Record<string, readonly [light: string, dark: string]>;
type Rules = Record<string, string>;

const DARK = ":root[data-scheme='dark']";
const SYSTEM = ":root:not([data-scheme='light'])";

const side = (pairs: Pairs, index: 0 | 1): Rules =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [variableName(name), pair[index]]));

const scale: Rules = Object.fromEntries(Object.entries(SCALE).map(([name, value]) => [variableName(name), value]));

const niches = (selector: string, index: 0 | 1): Record<string, Rules> =>
  Object.fromEntries(Object.entries(ACCENTS).map(([niche, accent]) => [`${selector}[data-niche='${niche}']`, side(accent, index)]));

const dark = (selector: string): Record<string, Rules> => ({
  [selector]: { ...side({ ...COLORS, ...ACCENTS.general }, 1), 'color-scheme': 'dark' },
  ...niches(selector, 1),
});

/** The theme as style rules: light, dark by choice or system setting, one accent per niche, no motion on request. */
export const themeRules = {
  ':root': { ...scale, ...side({ ...COLORS, ...ACCENTS.general }, 0), 'color-scheme': 'light' },
  ...niches(':root', 0),
  [media.dark]: dark(SYSTEM),
  ...dark(DARK),
  [media.reducedMotion]: { ':root': { [variableName('motionFast')]: '0.01ms', [variableName('motionMedium')]: '0.01ms' } },
};
