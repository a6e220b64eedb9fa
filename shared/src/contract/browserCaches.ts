/**
 * Every cache of the service worker, with its purpose. Kept apart from STORAGE_KEYS, because those are part of the first script,
 * while only the cookies page needs this list.
 */
export const BROWSER_CACHES = { releases: 'files', start: 'files', pages: 'pages' } as const satisfies Record<string, string>;

export type BrowserCacheName = keyof typeof BROWSER_CACHES;
