/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The release files that the page runs on (path to digest), and the page's path if the worker should cache the page. */
  | { files: Readonly<Record<string, string>>; page?: string }
  /** The visitor logged in or out, or changed language, country or appearance: cached pages are outdated. */
  | { forget: 'pages' }
  /** Asks, through a port, for the current version of the page that was shown from the cache. */
  | { ask: 'today' };

/** State of a page that was shown from the cache: its current boot data, `offline`, or `changed` when the page has to be reloaded. */
export type FreshPage = { kind: 'boot'; text: string } | { kind: 'offline' } | { kind: 'changed' };
