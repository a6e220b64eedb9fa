import type { RemoteNames } from './remoteNames';

/** Replaces `__area__` and `__Area__` by the names of a remote. */
export const fillNames = (text: string, { area, Area }: RemoteNames): string =>
  text.replaceAll('__area__', area).replaceAll('__Area__', Area);
