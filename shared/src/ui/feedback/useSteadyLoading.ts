import { FETCH_MIN_MS } from '@rendezvous/shared/contract';
import { useEffect, useRef, useState } from 'react';

/** True while something loads, and 200 ms at least once it was: what stands in for a list does not flash; what is there already never waits. */
export function useSteadyLoading(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isLoading) return;
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => setHeld(false), FETCH_MIN_MS);
  }, [isLoading]);
  // Not with each change: the end of loading is no reason to forget how long it has been shown.
  useEffect(() => () => clearTimeout(timer.current), []);
  return isLoading || isHeld;
}
