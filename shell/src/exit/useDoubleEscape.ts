import { useEffect } from 'react';

/** Two presses count as a double press within this many ms. */
const TWICE_MS = 500;

/** Calls back when Escape is pressed twice in a row; a single press still closes what it closes. */
export function useDoubleEscape(onTwice: () => void): void {
  useEffect(() => {
    let last = -Infinity;
    const follow = ({ key, repeat, isComposing, timeStamp }: KeyboardEvent): void => {
      if (repeat || isComposing) return;
      const isTwice = key === 'Escape' && timeStamp - last <= TWICE_MS;
      last = key === 'Escape' ? timeStamp : -Infinity;
      if (isTwice) onTwice();
    };
    // In the capture phase, before anything can stop the event.
    window.addEventListener('keydown', follow, true);
    return () => window.removeEventListener('keydown', follow, true);
  }, [onTwice]);
}
