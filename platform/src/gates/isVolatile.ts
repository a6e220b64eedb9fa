import { SOURCES_FILE } from './types/Sources';
import { USES_FILE } from './Uses';

/**
 * Whether a comment in the sources changes a file of a release: such a file decides neither on the release's name nor on whether two are the same. What a
 * shell offers does: remotes are compiled with it, so other types have to come to the site even when no byte of script changed.
 */
export const isVolatile = (file: string): boolean => file === USES_FILE || file === SOURCES_FILE;
