/** Replaces the list of loaded files and their digests with an empty one: without digests, the service worker cannot cache any file. */
export const loadedFiles = (): Record<string, string> => ({});
