import { css, type SerializedStyles } from '@emotion/react';
import { token } from './token';

const softStyle = (background: string, color: string, borderColor: string): SerializedStyles => css({ background, color, borderColor });

/** Tinted background with its text and border, for alerts, banners, cards and table rows. */
export const softTones: Record<Tone, SerializedStyles> = {
  neutral: softStyle(token.colorSurface, token.colorText, token.colorBorder),
  primary: softStyle(token.colorPrimarySoft, token.colorOnPrimarySoft, token.colorPrimaryBorder),
  info: softStyle(token.colorInfoSoft, token.colorOnInfoSoft, token.colorInfoBorder),
  success: softStyle(token.colorSuccessSoft, token.colorOnSuccessSoft, token.colorSuccessBorder),
  warning: softStyle(token.colorWarningSoft, token.colorOnWarningSoft, token.colorWarningBorder),
  danger: softStyle(token.colorDangerSoft, token.colorOnDangerSoft, token.colorDangerBorder),
  unread: softStyle(token.colorUnreadMessagesSoft, token.colorOnUnreadMessagesSoft, token.colorUnreadMessagesBorder),
};

const solidStyle = (background: string, color: string): SerializedStyles => css({ background, color });

/** Solid colour with its text, for badges and counters. */
export const solidTones: Record<Tone, SerializedStyles> = {
  neutral: solidStyle(token.colorSurfaceSunken, token.colorText),
  primary: solidStyle(token.colorPrimary, token.colorOnPrimary),
  info: solidStyle(token.colorInfo, token.colorOnInfo),
  success: solidStyle(token.colorSuccess, token.colorOnSuccess),
  warning: solidStyle(token.colorWarning, token.colorOnWarning),
  danger: solidStyle(token.colorDanger, token.colorOnDanger),
  unread: solidStyle(token.colorUnreadMessages, token.colorOnUnreadMessages),
};

/** Meaning conveyed by a colour; `unread` is the extra colour for unread messages. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'unread';
