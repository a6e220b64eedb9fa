import { css } from '@emotion/react';
import { token } from '../theme/token';

/** Border, size and states of an input, text area or select: invalid in red, valid in green. */
export const controlStyle = css({
  width: '100%',
  minHeight: token.sizeTarget,
  padding: `0.5625rem ${token.space3}`,
  background: token.colorSurface,
  color: token.colorText,
  border: `1px solid ${token.colorBorderStrong}`,
  borderRadius: token.radiusM,
  lineHeight: token.lineNormal,
  transition: `border-color ${token.motionFast}, box-shadow ${token.motionFast}`,
  '&::placeholder': { color: token.colorTextMuted, opacity: 1 },
  '&:focus-visible': { outlineOffset: '0', borderColor: token.colorFocus },
  '&[data-valid="true"]': { borderColor: token.colorSuccess },
  '&[aria-invalid="true"]': { borderColor: token.colorDanger, boxShadow: `inset 0 0 0 1px ${token.colorDanger}` },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed', background: token.colorSurfaceSunken },
  '&:read-only:not(select)': { background: token.colorSurfaceSunken },
});
