import { SOURCES_FILE } from './types/Sources';
import { USES_FILE } from './Uses';

/**
 * Whether a comment in the sources changes a release's file: such a file affects neither the release's name nor whether two are the same. What a
 * shell offers does: remotes are compiled against it, so changed types have to reach the site even if no byte of script changed.
 */
export const isVolatile = (file: string): boolean => file === USES_FILE || file === SOURCES_FILE;
