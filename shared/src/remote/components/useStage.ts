import { useEffect, useRef, useState } from 'react';

/** Stage of a part's placeholder: empty, a skeleton, or a skeleton with a note that loading is taking longer. */
export type Stage = 'quiet' | 'skeleton' | 'slow';

const SKELETON_DELAY_MS = 200;
const SLOW_DELAY_MS = 3_000;

/** Returns the stage of a wait that starts when `isWaiting` becomes true; `firstStage` is the stage already on screen. */
export function useStage(isWaiting: boolean, firstStage: Stage = 'quiet'): Stage {
  const [stage, setStage] = useState<Stage>(firstStage);
  const initialStage = useRef(firstStage);
  useEffect(() => {
    setStage(isWaiting ? initialStage.current : 'quiet');
    initialStage.current = 'quiet';
    if (!isWaiting) return undefined;
    const timers = [setTimeout(() => setStage('skeleton'), SKELETON_DELAY_MS), setTimeout(() => setStage('slow'), SLOW_DELAY_MS)];
    return () => timers.forEach(clearTimeout);
  }, [isWaiting]);
  return stage;
}
