import { type ACCENTS, ACCENTS as accents } from './accents';
import { COLORS } from './colors';
import { SCALE } from './scale';

export type TokenName = keyof typeof COLORS | keyof typeof SCALE | keyof (typeof ACCENTS)['general'];

const tokenNames = Object.keys({ ...COLORS, ...SCALE, ...accents.general }) as TokenName[];

/** Returns the CSS variable of a token: `--color-primary-hover` for `colorPrimaryHover`, `--font-size-2xl` for `fontSize2xl`. */
export const toVariableName = (name: string): string => `--${name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()}`;

/** The theme as CSS variables: `token.colorPrimary` is `var(--color-primary)`. No other file contains `var(--`. */
export const token = Object.fromEntries(tokenNames.map((name) => [name, `var(${toVariableName(name)})`])) as Record<TokenName, string>;
