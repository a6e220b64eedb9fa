import { BREAKPOINTS } from '@rendezvous/shared/contract';

const toMinWidthQuery = (px: number): string => `@media (min-width: ${px}px)`;

/** Media queries for the layout breakpoints (min-width, R-029) and for user preferences. */
export const media = {
  sm: toMinWidthQuery(BREAKPOINTS.sm),
  md: toMinWidthQuery(BREAKPOINTS.md),
  lg: toMinWidthQuery(BREAKPOINTS.lg),
  xl: toMinWidthQuery(BREAKPOINTS.xl),
  /** Below 360 px, the width for which phones are designed: small phones, and large text. */
  narrow: '@media (max-width: 359.98px)',
  hover: '@media (hover: hover)',
  dark: '@media (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
