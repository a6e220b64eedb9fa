/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The release files that the page runs on, path to digest, and its path if the worker should keep the page. */
  | { files: Readonly<Record<string, string>>; page?: string }
  /** The visitor logged in, or changed language, country or appearance: kept pages are outdated. */
  | { forget: 'pages' }
  /** Asks, through a port, what the site says today about the page that was shown from the last visit. */
  | { ask: 'today' };

/** What the site says now about a page shown from the last visit: its boot data, nothing while offline, or that the page has changed. */
export type FreshPage = { kind: 'boot'; text: string } | { kind: 'offline' } | { kind: 'changed' };
