import { css, type SerializedStyles } from '@emotion/react';
import { token } from './token';

const soft = (background: string, color: string, borderColor: string): SerializedStyles => css({ background, color, borderColor });

/** Tinted background with its text and border, for alerts, banners, cards and table rows. */
export const softTones: Record<Tone, SerializedStyles> = {
  neutral: soft(token.colorSurface, token.colorText, token.colorBorder),
  primary: soft(token.colorPrimarySoft, token.colorOnPrimarySoft, token.colorPrimaryBorder),
  info: soft(token.colorInfoSoft, token.colorOnInfoSoft, token.colorInfoBorder),
  success: soft(token.colorSuccessSoft, token.colorOnSuccessSoft, token.colorSuccessBorder),
  warning: soft(token.colorWarningSoft, token.colorOnWarningSoft, token.colorWarningBorder),
  danger: soft(token.colorDangerSoft, token.colorOnDangerSoft, token.colorDangerBorder),
  unread: soft(token.colorUnreadMessagesSoft, token.colorOnUnreadMessagesSoft, token.colorUnreadMessagesBorder),
};

const solid = (background: string, color: string): SerializedStyles => css({ background, color });

/** Solid colour with its text, for badges and counters. */
export const solidTones: Record<Tone, SerializedStyles> = {
  neutral: solid(token.colorSurfaceSunken, token.colorText),
  primary: solid(token.colorPrimary, token.colorOnPrimary),
  info: solid(token.colorInfo, token.colorOnInfo),
  success: solid(token.colorSuccess, token.colorOnSuccess),
  warning: solid(token.colorWarning, token.colorOnWarning),
  danger: solid(token.colorDanger, token.colorOnDanger),
  unread: solid(token.colorUnreadMessages, token.colorOnUnreadMessages),
};

/** Meaning of a coloured part; `unread` is the extra colour for unread messages. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'unread';
