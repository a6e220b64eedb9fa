import { use, useEffect, useSyncExternalStore } from 'react';
import { UiContext } from '../UiProvider';
import type { Later } from './Later';

/** Returns a lazily loaded part, or null until it is available; loading starts once `isWanted` is true. */
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
