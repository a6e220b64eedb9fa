/** Stands for the guarded reload after a lost chunk: there is none. */
export const reloadForChunk = (): boolean => false;
