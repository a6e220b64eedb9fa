import type { TokenName } from './token';

type Pair = readonly [text: TokenName, background: TokenName];

const surfaces = ['colorBackground', 'colorSurface', 'colorSurfaceRaised', 'colorSurfaceSunken', 'colorSurfaceHover'] as const;
const textColors = ['colorText', 'colorTextMuted', 'colorPrimaryText', 'colorDangerText', 'colorUnreadMessagesText'] as const;

/** Text colours with the backgrounds they may appear on; their contrast is at least 4.5:1 in both schemes. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...surfaces.flatMap((surface) => textColors.map((text): Pair => [text, surface])),
  ['colorOnPrimary', 'colorPrimary'],
  ['colorOnPrimary', 'colorPrimaryHover'],
  ['colorOnPrimarySoft', 'colorPrimarySoft'],
  ['colorText', 'colorPrimarySoft'],
  ['colorOnSecondary', 'colorSecondary'],
  ['colorOnSecondary', 'colorSecondaryHover'],
  ['colorOnUnreadMessages', 'colorUnreadMessages'],
  ['colorOnUnreadMessages', 'colorUnreadMessagesHover'],
  ['colorOnUnreadMessagesSoft', 'colorUnreadMessagesSoft'],
  ['colorText', 'colorUnreadMessagesSoft'],
  ['colorTextMuted', 'colorUnreadMessagesSoft'],
  ['colorOnInfo', 'colorInfo'],
  ['colorOnInfoSoft', 'colorInfoSoft'],
  ['colorOnSuccess', 'colorSuccess'],
  ['colorOnSuccessSoft', 'colorSuccessSoft'],
  ['colorOnWarning', 'colorWarning'],
  ['colorOnWarningSoft', 'colorWarningSoft'],
  ['colorOnDanger', 'colorDanger'],
  ['colorOnDanger', 'colorDangerHover'],
  ['colorOnDangerSoft', 'colorDangerSoft'],
  ['colorOnAccent', 'colorAccent'],
  ['colorOnAccentSoft', 'colorAccentSoft'],
  ['colorText', 'colorAccentSoft'],
];

/** Borders of controls, and marks that carry meaning; their contrast is at least 3:1 in both schemes. */
export const MARK_PAIRS: readonly Pair[] = [
  ...surfaces.flatMap((surface): Pair[] => [
    ['colorBorderStrong', surface],
    ['colorFocus', surface],
  ]),
  ['colorOnline', 'colorSurface'],
];
