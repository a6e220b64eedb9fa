import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance in px the list counts as scrolled to the end. */
const NEAR_PX = 80;

interface ScrolledRows {
  lastKey: string | undefined;
  /** The last row is the member's own: sending always shows it. */
  lastIsMine: boolean;
  count: number;
}

interface StableScroll {
  /** The scroll box, laid out from its end (`column-reverse`): its scroll position is 0 at the end and negative above. */
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  /** Rows that arrived below while the reader was further up. */
  missed: number;
  toEnd: () => void;
}

/** A conversation opens at its end, or at its first unread message if that would be off screen. */
function open(box: HTMLElement): void {
  const divider = box.querySelector<HTMLElement>('[data-divider]');
  if (!divider) return;
  const above = box.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (above > 0) box.scrollTop -= above + box.clientHeight / 3;
}

/** Keeps the reading position: older rows are prepended without a jump, new ones are followed only at the end. */
export function useStableScroll({ lastKey, lastIsMine, count }: ScrolledRows): StableScroll {
  const ref = useRef<HTMLDivElement | null>(null);
  const seen = useRef({ lastKey, count: 0, height: 0, isAtEnd: true, isOpened: false });
  const [isAtEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);

  const note = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    const atEnd = -box.scrollTop < NEAR_PX;
    Object.assign(seen.current, { height: box.scrollHeight, isAtEnd: atEnd });
    setAtEnd(atEnd);
    if (atEnd) setMissed(0);
  }, []);

  const toEnd = useCallback(() => {
    if (ref.current) ref.current.scrollTop = 0;
    note();
  }, [note]);

  useLayoutEffect(() => {
    const box = ref.current;
    const before = seen.current;
    if (!box || lastKey === undefined) return;
    if (!before.isOpened) open(box);
    else if (before.lastKey !== lastKey && (before.isAtEnd || lastIsMine)) box.scrollTop = 0;
    else if (before.lastKey !== lastKey) {
      box.scrollTop -= box.scrollHeight - before.height;
      setMissed((known) => known + Math.max(0, count - before.count));
    }
    Object.assign(before, { lastKey, count, isOpened: true });
    note();
  }, [lastKey, lastIsMine, count, note]);

  return { ref, onScroll: note, isAtEnd, missed, toEnd };
}
