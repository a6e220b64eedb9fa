import { useEffect, useRef, useState } from 'react';

/** Stage of waiting: nothing yet, the skeleton, or a note that it takes longer. */
export type Stage = 'quiet' | 'skeleton' | 'slow';

const SKELETON_MS = 200;
const SLOW_MS = 3_000;

/** Stage of a wait that started when `waiting` became true; `first` is what is already shown. */
export function useStage(waiting: boolean, first: Stage = 'quiet'): Stage {
  const [stage, setStage] = useState<Stage>(first);
  const begin = useRef(first);
  useEffect(() => {
    setStage(waiting ? begin.current : 'quiet');
    begin.current = 'quiet';
    if (!waiting) return undefined;
    const timers = [setTimeout(() => setStage('skeleton'), SKELETON_MS), setTimeout(() => setStage('slow'), SLOW_MS)];
    return () => timers.forEach(clearTimeout);
  }, [waiting]);
  return stage;
}
