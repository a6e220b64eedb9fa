/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The release files that the page runs on (path to digest), and the page's path if the worker should cache the page. */
  | { files: Readonly<Record<string, string>>; page?: string }
  /** The visitor logged in or out, or changed language, country or appearance: cached pages are outdated. */
  | { forget: 'pages' }
  /** Asks, through a port, for the current version of the page that was shown from the cache. */
  | { ask: 'today' };

/** Current version of a page that was shown from the cache: its boot data, none while offline, or that the page has changed. */
export type FreshPage = { kind: 'boot'; text: string } | { kind: 'offline' } | { kind: 'changed' };
