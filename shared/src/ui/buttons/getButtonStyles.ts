import { css, type SerializedStyles } from '@emotion/react';
import { media } from '../theme/media';
import { token } from '../theme/token';

const baseStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space2,
  border: '1px solid transparent',
  borderRadius: token.radiusRound,
  fontWeight: token.weightMedium,
  lineHeight: token.lineTight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'manipulation',
  transition: `background ${token.motionFast}, border-color ${token.motionFast}, transform ${token.motionFast}`,
  '&:active': { transform: 'scale(0.98)' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed', transform: 'none' },
  '&[aria-busy="true"]': { cursor: 'progress', transform: 'none' },
  '&[data-wide="true"]': { width: '100%' },
});

const createVariantStyle = (color: string, background: string, hoverBackground: string, borderColor = 'transparent'): SerializedStyles =>
  css({ color, background, borderColor, [media.hover]: { '&:hover:enabled, a&:hover': { background: hoverBackground } } });

const variantStyles: Record<ButtonVariant, SerializedStyles> = {
  primary: createVariantStyle(token.colorOnPrimary, token.colorPrimary, token.colorPrimaryHover),
  secondary: createVariantStyle(token.colorOnSecondary, token.colorSecondary, token.colorSecondaryHover),
  quiet: createVariantStyle(token.colorPrimaryText, 'transparent', token.colorSurfaceHover),
  danger: createVariantStyle(token.colorOnDanger, token.colorDanger, token.colorDangerHover),
  unread: createVariantStyle(token.colorOnUnreadMessages, token.colorUnreadMessages, token.colorUnreadMessagesHover),
};

const sizeStyles: Record<ButtonSize, SerializedStyles> = {
  s: css({ minHeight: '2.25rem', padding: `${token.space1} ${token.space3}`, fontSize: token.fontSizeS }),
  m: css({ minHeight: token.sizeTarget, padding: `${token.space2} ${token.space5}` }),
  l: css({ minHeight: '3.25rem', padding: `${token.space3} ${token.space6}`, fontSize: token.fontSizeL }),
};

/** Returns the styles shared by buttons and links that look like buttons. */
export const getButtonStyles = (variant: ButtonVariant, size: ButtonSize): SerializedStyles[] => [
  baseStyle,
  variantStyles[variant],
  sizeStyles[size],
];

/** Height of a button: `s` 36 px, next to text; `m` 44 px; `l` 52 px, for the main action of a screen. */
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'unread';
