import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Track {
  ref: RefObject<HTMLUListElement | null>;
  /** Index of the card in front. */
  index: number;
  /** Brings a card to the front and returns it; undefined while the row is not mounted. */
  go: (index: number) => HTMLElement | undefined;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEP_BY_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const getCards = (track: HTMLElement): HTMLElement[] => [...track.children].filter((card) => card instanceof HTMLElement);

/** Scroll position that brings a card to the front of the row that begins with `first`. */
const getScrollPosition = (card: HTMLElement | undefined, first: HTMLElement | undefined): number =>
  (card?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);

/** State and handlers of a row of cards that is navigated by swiping, arrow keys or buttons. */
export function useTrack(count: number): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const go = useCallback(
    (targetIndex: number): HTMLElement | undefined => {
      const nextIndex = Math.min(Math.max(targetIndex, 0), count - 1);
      setIndex(nextIndex);
      if (ref.current === null) return undefined;
      const cards = getCards(ref.current);
      ref.current.scrollLeft = getScrollPosition(cards[nextIndex], cards[0]);
      return cards[nextIndex];
    },
    [count],
  );
  const onScroll = (): void => {
    if (ref.current === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = ref.current;
    const cards = getCards(ref.current);
    const distances = cards.map((card) => Math.abs(getScrollPosition(card, cards[0]) - scrollLeft));
    const isAtEnd = scrollWidth - clientWidth - scrollLeft < 2;
    setIndex(isAtEnd ? cards.length - 1 : distances.indexOf(Math.min(...distances)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP_BY_KEY[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The card in front receives focus, so that Tab continues there and not at the first card.
    go(index + step)?.focus({ preventScroll: true });
  };
  return { ref, index, go, onScroll, onKeyDown };
}
