import { token } from './token';

/** Everything of the theme besides colours: spacing, radii, shadows, type, layers, motion. */
export const SCALE = {
  space1: '0.25rem',
  space2: '0.5rem',
  space3: '0.75rem',
  space4: '1rem',
  space5: '1.5rem',
  space6: '2rem',
  space7: '3rem',
  space8: '4.5rem',

  radiusS: '0.5rem',
  radiusM: '0.875rem',
  radiusL: '1.25rem',
  radiusXl: '1.75rem',
  radiusRound: '999px',

  shadow1: '0 1px 2px rgb(70 20 45 / 0.08), 0 1px 3px rgb(70 20 45 / 0.06)',
  shadow2: '0 4px 14px rgb(70 20 45 / 0.1), 0 1px 3px rgb(70 20 45 / 0.08)',
  shadow3: '0 18px 48px rgb(50 10 30 / 0.24)',

  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
  fontSizeXs: '0.75rem',
  fontSizeS: '0.875rem',
  fontSizeM: '1rem',
  fontSizeL: '1.125rem',
  fontSizeXl: '1.375rem',
  fontSize2xl: 'clamp(1.5rem, 1.3rem + 1vw, 1.875rem)',
  fontSize3xl: 'clamp(1.875rem, 1.4rem + 2.4vw, 3rem)',
  lineTight: '1.2',
  lineNormal: '1.5',
  weightNormal: '400',
  weightMedium: '550',
  weightBold: '700',

  sizeTarget: '2.75rem',
  sizeNarrow: '30rem',
  sizeContent: '70rem',
  sizeWide: '87.5rem',

  zRaised: '1',
  zSticky: '20',
  zNavigation: '30',
  zOverlay: '100',
  zToast: '200',
  zProgress: '300',

  motionFast: '120ms',
  motionMedium: '220ms',
  motionEase: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Named distances; every gap and inset of the kit is one of these. */
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
