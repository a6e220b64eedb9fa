import { useEffect, useEffectEvent } from 'react';

/** Calls back after so many milliseconds; holding starts them again. */
export function useCloseAfter(ms: number | null, held: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (ms === null || held) return undefined;
    const timer = setTimeout(() => close(), ms);
    return () => clearTimeout(timer);
  }, [ms, held]);
}
