import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import type { Tone } from './Tone';
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
