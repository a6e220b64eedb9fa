import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';

const knob = {
  appearance: 'none',
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${token.colorPrimary}`,
  borderRadius: '50%',
  background: token.colorSurface,
  boxShadow: token.shadow2,
  cursor: 'grab',
} as const;

/** Styles of two native sliders on top of one drawn track; only their thumbs receive pointer events. */
export const rangeStyles = {
  track: css({ position: 'relative', height: token.sizeTarget }),
  line: css({
    position: 'absolute',
    insetInline: '0.875rem',
    top: 'calc(50% - 0.1875rem)',
    width: 'calc(100% - 1.75rem)',
    height: '0.375rem',
    borderRadius: token.radiusRound,
  }),
  rest: css({ fill: token.colorSkeleton }),
  chosen: css({ fill: token.colorPrimary }),
  thumb: css({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    background: 'none',
    pointerEvents: 'none',
    '&[data-front="true"]': { zIndex: token.zRaised },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': knob,
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${token.colorFocus}`, outlineOffset: 2 },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${token.colorFocus}`, outlineOffset: 2 },
  }),
};
