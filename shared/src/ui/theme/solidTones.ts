import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import type { Tone } from './Tone';
import { token } from './token';

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
