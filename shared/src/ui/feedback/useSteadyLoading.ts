import { FETCH_MIN_MS } from '@rendezvous/shared/contract';
import { useEffect, useRef, useState } from 'react';

/** True while something loads, and for at least 200 ms once shown: placeholders do not flash, and content that is available never waits. */
export function useSteadyLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isLoading) return;
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => setHeld(false), FETCH_MIN_MS);
  }, [isLoading]);
  // Not on every change: the end of loading must not reset how long it has been shown.
  useEffect(() => () => clearTimeout(timer.current), []);
  return isLoading || isHeld;
}
