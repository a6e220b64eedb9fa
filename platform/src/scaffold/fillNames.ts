import type { RemoteNames } from './remoteNames';

/** Puts the names of a remote in the place of `__area__` and `__Area__`. */
export const fillNames = (text: string, { area, Area }: RemoteNames): string =>
  text.replaceAll('__area__', area).replaceAll('__Area__', Area);
