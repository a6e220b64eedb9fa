import { ACCENTS } from './accents';
import { COLORS } from './colors';
import { media } from './media';
import { SCALE } from './scale';
import { variableName } from './token';

type ColorPairs = Record<string, readonly [light: string, dark: string]>;
type Rules = Record<string, string>;

const DARK_SELECTOR = ":root[data-scheme='dark']";
const SYSTEM_SELECTOR = ":root:not([data-scheme='light'])";

const toVariables = (pairs: ColorPairs, index: 0 | 1): Rules =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [variableName(name), pair[index]]));

const scaleRules: Rules = Object.fromEntries(Object.entries(SCALE).map(([name, value]) => [variableName(name), value]));

const nicheRules = (selector: string, index: 0 | 1): Record<string, Rules> =>
  Object.fromEntries(Object.entries(ACCENTS).map(([niche, accent]) => [`${selector}[data-niche='${niche}']`, toVariables(accent, index)]));

const darkRules = (selector: string): Record<string, Rules> => ({
  [selector]: { ...toVariables({ ...COLORS, ...ACCENTS.general }, 1), 'color-scheme': 'dark' },
  ...nicheRules(selector, 1),
});

/** The theme as style rules: light, dark by choice or system setting, one accent per niche, reduced motion on request. */
export const themeRules = {
  ':root': { ...scaleRules, ...toVariables({ ...COLORS, ...ACCENTS.general }, 0), 'color-scheme': 'light' },
  ...nicheRules(':root', 0),
  [media.dark]: darkRules(SYSTEM_SELECTOR),
  ...darkRules(DARK_SELECTOR),
  [media.reducedMotion]: { ':root': { [variableName('motionFast')]: '0.01ms', [variableName('motionMedium')]: '0.01ms' } },
};
