/** Replaces the guarded reload after a failed chunk: there is none. */
export const reloadForChunk = (): boolean => false;
