import { css, type SerializedStyles } from '@emotion/react';
import { token } from './token';

const createSoftStyle = (background: string, color: string, borderColor: string): SerializedStyles =>
  css({ background, color, borderColor });

/** Tinted background with its text and border, for alerts, badges, banners, cards and toasts. */
export const softTones: Record<Tone, SerializedStyles> = {
  neutral: createSoftStyle(token.colorSurface, token.colorText, token.colorBorder),
  primary: createSoftStyle(token.colorPrimarySoft, token.colorOnPrimarySoft, token.colorPrimaryBorder),
  info: createSoftStyle(token.colorInfoSoft, token.colorOnInfoSoft, token.colorInfoBorder),
  success: createSoftStyle(token.colorSuccessSoft, token.colorOnSuccessSoft, token.colorSuccessBorder),
  warning: createSoftStyle(token.colorWarningSoft, token.colorOnWarningSoft, token.colorWarningBorder),
  danger: createSoftStyle(token.colorDangerSoft, token.colorOnDangerSoft, token.colorDangerBorder),
  unread: createSoftStyle(token.colorUnreadMessagesSoft, token.colorOnUnreadMessagesSoft, token.colorUnreadMessagesBorder),
};

const createSolidStyle = (background: string, color: string): SerializedStyles => css({ background, color });

/** Solid colour with its text, for badges, banners and counters. */
export const solidTones: Record<Tone, SerializedStyles> = {
  neutral: createSolidStyle(token.colorSurfaceSunken, token.colorText),
  primary: createSolidStyle(token.colorPrimary, token.colorOnPrimary),
  info: createSolidStyle(token.colorInfo, token.colorOnInfo),
  success: createSolidStyle(token.colorSuccess, token.colorOnSuccess),
  warning: createSolidStyle(token.colorWarning, token.colorOnWarning),
  danger: createSolidStyle(token.colorDanger, token.colorOnDanger),
  unread: createSolidStyle(token.colorUnreadMessages, token.colorOnUnreadMessages),
};

/** Meaning conveyed by a colour; `unread` is the extra colour for unread messages. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'unread';
