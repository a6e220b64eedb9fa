import { useRef, type PointerEvent } from 'react';

/** Minimum horizontal distance in px at which releasing the card counts as a choice. */
const CHOICE_DISTANCE_PX = 80;
/** Degrees of tilt per pixel. */
const TILT_DEG_PER_PX = 0.05;

const moveTo = (card: HTMLElement, x: number): void => {
  card.style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x * TILT_DEG_PER_PX}deg)`;
};

/** Returns pointer handlers for a card that is dragged sideways; `onChoose` receives true for a drag to the right. */
export function useSwipe(onChoose: (isLiked: boolean) => void) {
  const startX = useRef<number | null>(null);
  const getDistance = (event: PointerEvent): number => (startX.current === null ? 0 : event.clientX - startX.current);
  const release = (event: PointerEvent<HTMLElement>): number => {
    const dx = getDistance(event);
    startX.current = null;
    moveTo(event.currentTarget, 0);
    return dx;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // While the card captures the pointer, its buttons would receive no clicks.
      if (event.target instanceof Element && event.target.closest('button')) return;
      startX.current ??= event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => moveTo(event.currentTarget, getDistance(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const dx = release(event);
      if (Math.abs(dx) >= CHOICE_DISTANCE_PX) onChoose(dx > 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void release(event),
  };
}
