import type { Resolution } from './resolveScreen';

/** True when two locations show the same component of the same release. */
export const isSameScreen = (before: Resolution | null, now: Resolution): boolean =>
  before?.kind === 'remote' &&
  now.kind === 'remote' &&
  before.part.release === now.part.release &&
  before.part.Component === now.part.Component;
