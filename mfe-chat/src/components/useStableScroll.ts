import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as at the end, in px. */
const NEAR_PX = 80;

interface ScrolledRows {
  lastKey: string | undefined;
  /** The last row is mine: sending always shows it. */
  lastIsMine: boolean;
  count: number;
}

interface StableScroll {
  /** The box that scrolls; it is laid out from its end (`column-reverse`), so its scroll position is 0 there and negative above. */
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  /** Rows that came in below while the reader was further up. */
  missed: number;
  toEnd: () => void;
}

/** A conversation opens at its end, or at its first unread message when that is not on screen there. */
function open(box: HTMLElement): void {
  const divider = box.querySelector<HTMLElement>('[data-divider]');
  if (!divider) return;
  const above = box.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (above > 0) box.scrollTop -= above + box.clientHeight / 3;
}

/** Keeps what is read in its place: older rows come in above without a jump, new ones are followed at the end only. */
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
