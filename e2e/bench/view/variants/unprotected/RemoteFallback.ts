/** Stands for what is shown in the place of a part that failed: nothing. */
export const RemoteFallback = (): null => null;
