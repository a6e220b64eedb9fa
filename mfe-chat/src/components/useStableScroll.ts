import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, within which the list counts as scrolled to the end. */
const END_TOLERANCE_PX = 80;

interface ScrolledRows {
  lastKey: string | undefined;
  /** True if the member sent the last row; the list always scrolls to a message just sent. */
  isLastMine: boolean;
  count: number;
}

interface StableScroll {
  /** The scroll box, laid out from its end (`column-reverse`): its scroll position is 0 at the end and negative above. */
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  /** Number of rows that arrived below while the reader was further up. */
  missedCount: number;
  scrollToEnd: () => void;
}

/** Scrolls up to the first unread message if it is above the visible part; otherwise leaves the conversation at its end. */
function scrollToUnread(box: HTMLElement): void {
  const divider = box.querySelector<HTMLElement>('[data-divider]');
  if (!divider) return;
  const hiddenPx = box.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (hiddenPx > 0) box.scrollTop -= hiddenPx + box.clientHeight / 3;
}

/** Keeps the reading position when rows are added, and scrolls to a new row only if the reader is at the end or sent it. */
export function useStableScroll({ lastKey, isLastMine, count }: ScrolledRows): StableScroll {
  const ref = useRef<HTMLDivElement | null>(null);
  const lastLayout = useRef({ lastKey, count: 0, height: 0, isAtEnd: true, isOpened: false });
  const [isAtEnd, setAtEnd] = useState(true);
  const [missedCount, setMissed] = useState(0);

  const measure = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    const isNowAtEnd = -box.scrollTop < END_TOLERANCE_PX;
    Object.assign(lastLayout.current, { height: box.scrollHeight, isAtEnd: isNowAtEnd });
    setAtEnd(isNowAtEnd);
    if (isNowAtEnd) setMissed(0);
  }, []);

  const scrollToEnd = useCallback(() => {
    if (ref.current) ref.current.scrollTop = 0;
    measure();
  }, [measure]);

  useLayoutEffect(() => {
    const box = ref.current;
    const previousLayout = lastLayout.current;
    if (!box || lastKey === undefined) return;
    if (!previousLayout.isOpened) scrollToUnread(box);
    else if (previousLayout.lastKey !== lastKey && (previousLayout.isAtEnd || isLastMine)) box.scrollTop = 0;
    else if (previousLayout.lastKey !== lastKey) {
      box.scrollTop -= box.scrollHeight - previousLayout.height;
      setMissed((previousCount) => previousCount + Math.max(0, count - previousLayout.count));
    }
    Object.assign(previousLayout, { lastKey, count, isOpened: true });
    measure();
  }, [lastKey, isLastMine, count, measure]);

  return { ref, onScroll: measure, isAtEnd, missedCount, scrollToEnd };
}
