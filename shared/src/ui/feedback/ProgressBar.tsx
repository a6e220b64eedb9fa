import { css, keyframes } from '@emotion/react';
import { token } from '../theme/token';

interface ProgressBarProps {
  /** Progress in percent; null shows an indeterminate bar. */
  value: number | null;
  label: string;
  /** `top` is a thin bar at the top of the window while a page loads. */
  placement?: 'inline' | 'top' | undefined;
  className?: string | undefined;
}

export function ProgressBar({ value, label, placement = 'inline', className }: ProgressBarProps) {
  const valueProps = value === null ? {} : { value };
  return <progress css={bar} max={100} {...valueProps} aria-label={label} data-placement={placement} className={className} />;
}

const slide = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-100% 0' } });
const fill = { background: token.colorPrimary, borderRadius: token.radiusRound, transition: `inline-size ${token.motionMedium} linear` };
const bar = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: token.space2,
  border: 0,
  borderRadius: token.radiusRound,
  overflow: 'hidden',
  background: token.colorSkeleton,
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': fill,
  '&::-moz-progress-bar': fill,
  '&:indeterminate': {
    background: `linear-gradient(90deg, ${token.colorSkeleton} 30%, ${token.colorPrimary} 50%, ${token.colorSkeleton} 70%) 100% 0 / 200% 100%`,
    animation: `${slide} 1.4s linear infinite`,
  },
  '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  '&[data-placement="top"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    height: 3,
    borderRadius: 0,
    background: 'transparent',
    zIndex: token.zProgress,
  },
});
