import { useEffect, useSyncExternalStore } from 'react';
import type { Later } from './Later';

/** A later part once it is there; `isWanted` has it fetched. */
export function useLater<Part>(later: Later<Part>, isWanted: boolean): Part | null {
  const part = useSyncExternalStore(
    later.subscribe,
    () => later.current,
    () => null,
  );
  useEffect(() => {
    if (isWanted) later.fetch();
  }, [later, isWanted]);
  return part;
}
