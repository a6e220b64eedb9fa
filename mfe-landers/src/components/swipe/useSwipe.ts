import { useRef, type PointerEvent } from 'react';

/** Horizontal distance in px beyond which releasing decides. */
const FAR = 80;
/** Degrees of tilt per pixel. */
const TILT = 0.05;

const moveTo = (card: HTMLElement, x: number): void => {
  card.style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x * TILT}deg)`;
};

/** Handlers for a card that is dragged aside: right means yes. Every direction has a button as well. */
export function useSwipe(onChoose: (isLiked: boolean) => void) {
  const start = useRef<number | null>(null);
  const distance = (event: PointerEvent): number => (start.current === null ? 0 : event.clientX - start.current);
  const letGo = (event: PointerEvent<HTMLElement>): number => {
    const moved = distance(event);
    start.current = null;
    moveTo(event.currentTarget, 0);
    return moved;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Controls on the card stay clickable.
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current ??= event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => moveTo(event.currentTarget, distance(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const moved = letGo(event);
      if (Math.abs(moved) >= FAR) onChoose(moved > 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void letGo(event),
  };
}
