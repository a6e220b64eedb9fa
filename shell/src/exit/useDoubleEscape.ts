import { useEffect } from 'react';

/** Two presses belong together within this many ms. */
const TWICE_MS = 500;

/** Calls back when Escape is pressed twice in a row; what a single one closes is closed nevertheless. */
export function useDoubleEscape(onTwice: () => void): void {
  useEffect(() => {
    let last = -Infinity;
    const follow = ({ key, repeat, isComposing, timeStamp }: KeyboardEvent): void => {
      if (repeat || isComposing) return;
      const isTwice = key === 'Escape' && timeStamp - last <= TWICE_MS;
      last = key === 'Escape' ? timeStamp : -Infinity;
      if (isTwice) onTwice();
    };
    // Before anything else can keep the key for itself.
    window.addEventListener('keydown', follow, true);
    return () => window.removeEventListener('keydown', follow, true);
  }, [onTwice]);
}
