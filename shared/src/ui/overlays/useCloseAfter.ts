import { useEffect, useEffectEvent } from 'react';

/** Calls back after a delay in milliseconds; holding restarts it. */
export function useCloseAfter(ms: number | null, held: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (ms === null || held) return undefined;
    const timer = setTimeout(() => close(), ms);
    return () => clearTimeout(timer);
  }, [ms, held]);
}
