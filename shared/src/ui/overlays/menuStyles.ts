import { css, keyframes } from '@emotion/react';
import { token } from '../theme/token';

const open = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } });

export const menuStyles = {
  popover: css({
    minWidth: '13rem',
    maxWidth: 'min(20rem, calc(100vw - 2rem))',
    overflowY: 'auto',
    background: token.colorSurfaceRaised,
    color: token.colorText,
    border: `1px solid ${token.colorBorder}`,
    borderRadius: token.radiusL,
    boxShadow: token.shadow3,
    animation: `${open} ${token.motionFast} ${token.motionEase}`,
  }),
  menu: css({ padding: token.space2, outline: 'none' }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space3,
    minHeight: token.sizeTarget,
    padding: `${token.space2} ${token.space3}`,
    borderRadius: token.radiusM,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    '&[data-focused]': { background: token.colorSurfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${token.colorFocus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: token.colorDangerText },
  }),
  words: css({ flex: 1 }),
};
