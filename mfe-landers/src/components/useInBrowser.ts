import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False during server rendering and hydration, so that browser-only content is not part of the page. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
