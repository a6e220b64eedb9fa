import type { Answer } from '../stores/SwipeStore';
import { type DragEvent, type PointerEvent, useRef } from 'react';

/** Share of the card's width beyond which a released card flies off. */
const FLY_OFF_SHARE = 0.3;
/** Speed in px per ms above which a release counts as a flick, which also makes the card fly off. */
const FLICK_PX_PER_MS = 0.5;
/** Distance in px that every swipe has to exceed, including a flick. */
const MIN_SWIPE_PX = 40;
/** Distance in px beyond which the card shows the answer it is being moved towards. */
const LEAN_PX = 24;
/** Horizontal px per degree of tilt. */
const PX_PER_DEGREE = 24;

interface Grip {
  pointerId: number;
  x: number;
  time: number;
}

const toAnswer = (dx: number): Answer => (dx > 0 ? 'like' : 'pass');

function moveCard(card: HTMLElement, dx: number): void {
  card.dataset.dragged = 'true';
  card.dataset.leaning = Math.abs(dx) > LEAN_PX ? toAnswer(dx) : 'none';
  card.style.translate = `${dx}px`;
  card.style.rotate = `${dx / PX_PER_DEGREE}deg`;
}

function resetCard(card: HTMLElement): void {
  delete card.dataset.dragged;
  delete card.dataset.leaning;
  card.style.removeProperty('translate');
  card.style.removeProperty('rotate');
}

/** Returns handlers for swiping a card by touch or mouse; vertical movement still scrolls the page. */
export function useCardDrag(onSwipe: (answer: Answer) => void) {
  const grip = useRef<Grip | null>(null);
  const getTravel = ({ pointerId, clientX }: PointerEvent<HTMLElement>): number | undefined => {
    const { current } = grip;
    return current === null || current.pointerId !== pointerId ? undefined : clientX - current.x;
  };

  const endDrag = (event: PointerEvent<HTMLElement>): void => {
    const dx = getTravel(event);
    if (dx === undefined || !grip.current) return;
    const card = event.currentTarget;
    const speed = Math.abs(dx) / Math.max(1, event.timeStamp - grip.current.time);
    const isFarEnough = Math.abs(dx) > FLY_OFF_SHARE * card.offsetWidth;
    grip.current = null;
    resetCard(card);
    if (event.type !== 'pointercancel' && Math.abs(dx) > MIN_SWIPE_PX && (isFarEnough || speed > FLICK_PX_PER_MS)) onSwipe(toAnswer(dx));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (event.button !== 0 || !event.isPrimary || isOnControl) return;
      grip.current = { pointerId: event.pointerId, x: event.clientX, time: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const dx = getTravel(event);
      if (dx !== undefined) moveCard(event.currentTarget, dx);
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onDragStart: (event: DragEvent): void => event.preventDefault(),
  };
}
