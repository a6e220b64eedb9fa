import { useEffect, useState } from 'react';

/** How long a person has been waiting: nothing yet, the skeleton, or a word that it takes longer. */
export type Stage = 'quiet' | 'skeleton' | 'slow';

const SKELETON_MS = 200;
const SLOW_MS = 3_000;

/** Stage of a wait that began when `waiting` became true. */
export function useStage(waiting: boolean): Stage {
  const [stage, setStage] = useState<Stage>('quiet');
  useEffect(() => {
    setStage('quiet');
    if (!waiting) return undefined;
    const timers = [setTimeout(() => setStage('skeleton'), SKELETON_MS), setTimeout(() => setStage('slow'), SLOW_MS)];
    return () => timers.forEach(clearTimeout);
  }, [waiting]);
  return stage;
}
