/** Replaces the guarded reload after a chunk has failed to load and never reloads. */
export const reloadForChunk = (): boolean => false;
