/** Replaces the fallback of a failed part: renders nothing. */
export const RemoteFallback = (): null => null;
