import { css, type SerializedStyles } from '@emotion/react';
import { token } from '../theme/token';

/** Named spacings, for the `gap` and `inset` of the kit's components. */
export const GAPS = {
  none: '0',
  xs: token.space1,
  s: token.space2,
  m: token.space3,
  l: token.space4,
  xl: token.space5,
  '2xl': token.space6,
  '3xl': token.space7,
} as const;
export type Gap = keyof typeof GAPS;

export const gapStyles = Object.fromEntries(Object.entries(GAPS).map(([name, gap]) => [name, css({ gap })])) as Record<
  Gap,
  SerializedStyles
>;
