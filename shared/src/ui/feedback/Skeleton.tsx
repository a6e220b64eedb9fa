import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { FETCH_MIN_MS } from '@rendezvous/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { token } from '../theme/token';

type SkeletonShape = 'text' | 'heading' | 'button' | 'avatar' | 'photo' | 'block';

interface SkeletonProps {
  /** `photo` has an aspect ratio of 3:4, `block` fills its container. */
  shape?: SkeletonShape | undefined;
  /** Lines of text; the last one is shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** Grey placeholder as large as the content to come; the caller sets `aria-busy` on the container. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span css={group} className={className} aria-hidden data-skeleton>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} css={[bar, shapes[shape]]} data-last={lines > 1 && line === lines - 1} />
      ))}
    </span>
  );
}

const pulse = keyframes({ '50%': { opacity: 0.55 } });
const group = css({ display: 'grid', gap: token.space2, width: '100%' });
const bar = css({
  display: 'block',
  background: token.colorSkeleton,
  borderRadius: token.radiusS,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '&[data-last="true"]': { width: '60%' },
});
const shapes: Record<SkeletonShape, SerializedStyles> = {
  text: css({ height: '1em' }),
  heading: css({ height: '1.75rem', width: '50%' }),
  button: css({ height: token.sizeTarget, width: '9rem', borderRadius: token.radiusRound }),
  avatar: css({ height: '3rem', width: '3rem', borderRadius: '50%' }),
  photo: css({ aspectRatio: '3 / 4', borderRadius: token.radiusL }),
  block: css({ height: '100%', minHeight: '6rem', borderRadius: token.radiusL }),
};

/**
 * Returns true while `isLoading` is true, and for at least 200 ms once it has become true, so that placeholders do not flash; content that is
 * available at once is never delayed.
 */
export function useSteadyLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isLoading) return;
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => setHeld(false), FETCH_MIN_MS);
  }, [isLoading]);
  // Clears the timer only on unmount: the end of loading must not cut the minimum time short.
  useEffect(() => () => clearTimeout(timer.current), []);
  return isLoading || isHeld;
}
