import { use, useEffect, useSyncExternalStore } from 'react';
import { UiContext } from '../UiProvider';
import type { Later } from './Later';

/** A lazily loaded part, once available; `isWanted` loads it. */
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
