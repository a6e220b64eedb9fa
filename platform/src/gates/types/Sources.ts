import type { Texts } from './Texts';

/**
 * `sources.json` of a remote's release: what its scripts were built from, path to text. `src/…` is the remote's own, `shared/src/…` what it bundles
 * of shared. Doors are omitted: they belong to the shell.
 */
export type Sources = Texts;

/** File of a release. It is for the publisher's compiler and never sent to browsers. */
export const SOURCES_FILE = 'sources.json';

/** Entry points for the compiler. */
export const ENTRY_SOURCE = 'src/remote.ts';
