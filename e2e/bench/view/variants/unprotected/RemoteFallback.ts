/** Replaces the fallback of a failed part and renders nothing. */
export const RemoteFallback = (): null => null;
