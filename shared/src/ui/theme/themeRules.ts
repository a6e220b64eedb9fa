import { ACCENTS } from './accents';
import { COLORS } from './colors';
import { media } from './media';
import { SCALE } from './scale';
import { toVariableName } from './token';

type ColorPairs = Record<string, readonly [light: string, dark: string]>;
type Rules = Record<string, string>;

const DARK_SELECTOR = ":root[data-scheme='dark']";
const SYSTEM_SELECTOR = ":root:not([data-scheme='light'])";

const toVariables = (pairs: ColorPairs, schemeIndex: 0 | 1): Rules =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [toVariableName(name), pair[schemeIndex]]));

const scaleRules: Rules = Object.fromEntries(Object.entries(SCALE).map(([name, value]) => [toVariableName(name), value]));

const createNicheRules = (selector: string, schemeIndex: 0 | 1): Record<string, Rules> =>
  Object.fromEntries(
    Object.entries(ACCENTS).map(([niche, accent]) => [`${selector}[data-niche='${niche}']`, toVariables(accent, schemeIndex)]),
  );

const createDarkRules = (selector: string): Record<string, Rules> => ({
  [selector]: { ...toVariables({ ...COLORS, ...ACCENTS.general }, 1), 'color-scheme': 'dark' },
  ...createNicheRules(selector, 1),
});

/** The theme as style rules: light, dark by choice or system setting, one accent per niche, reduced motion on request. */
export const themeRules = {
  ':root': { ...scaleRules, ...toVariables({ ...COLORS, ...ACCENTS.general }, 0), 'color-scheme': 'light' },
  ...createNicheRules(':root', 0),
  [media.dark]: createDarkRules(SYSTEM_SELECTOR),
  ...createDarkRules(DARK_SELECTOR),
  [media.reducedMotion]: { ':root': { [toVariableName('motionFast')]: '0.01ms', [toVariableName('motionMedium')]: '0.01ms' } },
};
