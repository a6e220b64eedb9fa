import { useEffect, useRef, useState } from 'react';

/** Stage of a part's placeholder: empty, a skeleton, or a skeleton with a note that loading is taking longer. */
export type Stage = 'quiet' | 'skeleton' | 'slow';

const SKELETON_MS = 200;
const SLOW_MS = 3_000;

/** Returns the stage of a wait that starts when `waiting` becomes true; `first` is the stage already on screen. */
export function useStage(waiting: boolean, first: Stage = 'quiet'): Stage {
  const [stage, setStage] = useState<Stage>(first);
  const initialStage = useRef(first);
  useEffect(() => {
    setStage(waiting ? initialStage.current : 'quiet');
    initialStage.current = 'quiet';
    if (!waiting) return undefined;
    const timers = [setTimeout(() => setStage('skeleton'), SKELETON_MS), setTimeout(() => setStage('slow'), SLOW_MS)];
    return () => timers.forEach(clearTimeout);
  }, [waiting]);
  return stage;
}
