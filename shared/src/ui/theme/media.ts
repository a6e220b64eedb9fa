import { BREAKPOINTS } from '@rendezvous/shared/contract';

const from = (px: number): string => `@media (min-width: ${px}px)`;

/** The layout breakpoints as media queries, min-width, and user preferences. */
export const media = {
  sm: from(BREAKPOINTS.sm),
  md: from(BREAKPOINTS.md),
  lg: from(BREAKPOINTS.lg),
  xl: from(BREAKPOINTS.xl),
  hover: '@media (hover: hover)',
  dark: '@media (prefers-color-scheme: dark)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
