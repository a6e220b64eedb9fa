import type { Texts } from './Texts';

/**
 * `sources.json` of a remote's release: what its scripts were built from, place to text. `src/…` is the remote's own, `shared/src/…` what it bundles of
 * shared. Doors are left out: they are the shell's.
 */
export type Sources = Texts;

/** File of a release. No browser gets it; it is for the compiler of whoever publishes. */
export const SOURCES_FILE = 'sources.json';

/** Where the compiler begins. */
export const ENTRY_SOURCE = 'src/remote.ts';
