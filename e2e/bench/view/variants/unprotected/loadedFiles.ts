/** Stands for the files that a page runs on with their digests: without digests the service worker can keep none. */
export const loadedFiles = (): Record<string, string> => ({});
