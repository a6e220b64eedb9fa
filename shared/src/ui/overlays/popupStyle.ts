import { css, keyframes } from '@emotion/react';
import { media } from '../theme/media';
import { token } from '../theme/token';

const slideIn = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } });

/** Surface of a menu or a list over the page. */
export const popupStyle = css({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  zIndex: token.zOverlay,
  boxSizing: 'border-box',
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  maxHeight: '24rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: token.space2,
  background: token.colorSurfaceRaised,
  color: token.colorText,
  border: `1px solid ${token.colorBorder}`,
  borderRadius: token.radiusL,
  boxShadow: token.shadow3,
  textAlign: 'start',
  animation: `${slideIn} ${token.motionFast} ${token.motionEase}`,
  [media.forcedColors]: { borderColor: 'CanvasText' },
});
