import { use, useEffect, useSyncExternalStore } from 'react';
import { UiContext } from '../UiContext';
import type { Later } from './Later';

/** A later part once it is there; `isWanted` has it fetched. */
export function useLater<Part>(later: Later<Part>, isWanted: boolean): Part | null {
  const { reloadForPart } = use(UiContext);
  const part = useSyncExternalStore(
    later.subscribe,
    () => later.current,
    () => null,
  );
  useEffect(() => {
    if (isWanted) later.fetch(reloadForPart);
  }, [later, isWanted, reloadForPart]);
  return part;
}
