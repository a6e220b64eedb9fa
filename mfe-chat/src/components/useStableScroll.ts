import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as at the end, in px. */
const NEAR_PX = 80;

interface ScrolledRows {
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** The last row is mine: sending always shows it. */
  lastIsMine: boolean;
  count: number;
}

interface StableScroll {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  /** Rows that came in below while the reader was further up. */
  missed: number;
  toEnd: () => void;
}

interface Keys {
  firstKey: string | undefined;
  lastKey: string | undefined;
}

/** What happened to the rows since they were last placed. */
function changeOf(before: Keys & { isOpened: boolean }, now: Keys): 'opened' | 'appended' | 'prepended' | null {
  if (!before.isOpened) return 'opened';
  if (before.lastKey !== now.lastKey) return 'appended';
  return before.firstKey === now.firstKey ? null : 'prepended';
}

/** A conversation opens at its first unread message, otherwise at its end. */
function open(box: HTMLElement): void {
  const divider = box.querySelector<HTMLElement>('[data-divider]');
  box.scrollTop = divider ? divider.offsetTop - box.clientHeight / 3 : box.scrollHeight;
}

/** Keeps what is read in its place: older rows come in above without a jump, new ones are followed at the end only. */
export function useStableScroll({ firstKey, lastKey, lastIsMine, count }: ScrolledRows): StableScroll {
  const ref = useRef<HTMLDivElement | null>(null);
  const seen = useRef({ firstKey, lastKey, count: 0, fromEnd: 0, isAtEnd: true, isOpened: false });
  const [isAtEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);

  const note = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    const fromEnd = box.scrollHeight - box.scrollTop;
    const atEnd = fromEnd - box.clientHeight < NEAR_PX;
    Object.assign(seen.current, { fromEnd, isAtEnd: atEnd });
    setAtEnd(atEnd);
    if (atEnd) setMissed(0);
  }, []);

  const toEnd = useCallback(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
    note();
  }, [note]);

  useLayoutEffect(() => {
    const box = ref.current;
    const before = seen.current;
    if (!box || lastKey === undefined) return;
    const change = changeOf(before, { firstKey, lastKey });
    const follows = change === 'appended' && (before.isAtEnd || lastIsMine);
    if (change === 'appended' && !follows) setMissed((known) => known + Math.max(0, count - before.count));
    if (change === 'opened') open(box);
    if (change === 'prepended') box.scrollTop = box.scrollHeight - before.fromEnd;
    if (follows) box.scrollTop = box.scrollHeight;
    Object.assign(before, { firstKey, lastKey, count, isOpened: true });
    note();
  }, [firstKey, lastKey, lastIsMine, count, note]);

  // The box shrinks when the composer grows or the keyboard opens: the end stays in view.
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (seen.current.isAtEnd) toEnd();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [toEnd]);

  return { ref, onScroll: note, isAtEnd, missed, toEnd };
}
