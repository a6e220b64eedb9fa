/**
 * Every cache of the service worker, with its purpose; all last until cleared. They are not among STORAGE_KEYS, which the first script
 * contains: only the cookies page needs them.
 */
export const BROWSER_CACHES = { releases: 'files', start: 'files', pages: 'pages' } as const satisfies Record<string, string>;

export type BrowserCacheName = keyof typeof BROWSER_CACHES;
