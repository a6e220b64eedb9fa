import { PROGRESS_MS } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useEffect, useState } from 'react';

const STEP_MS = 250;
const FULL = 100;
/** The bar never shows completion too early. */
const ALMOST = 95;

/** Progress in percent: approaches an assumed duration of 5 s while loading, full at the end. */
export function useProgressValue(state: 'idle' | 'running' | 'finishing'): number {
  const { services } = useStore();
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (state !== 'running') return undefined;
    setElapsed(0);
    let cancel = (): void => undefined;
    const step = (): void => {
      setElapsed((before) => before + STEP_MS);
      cancel = services.after(STEP_MS, step);
    };
    cancel = services.after(0, step);
    return () => cancel();
  }, [state, services]);
  return state === 'finishing' ? FULL : Math.min(ALMOST, (elapsed / PROGRESS_MS) * FULL);
}
