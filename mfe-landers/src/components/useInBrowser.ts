import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page comes from the server, so that what only a browser shows is not part of it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
