/** What a page tells the service worker. */
export type WorkerMessage =
  /** What it runs on, path to digest, and its own address when every visitor sees the same there. */
  | { files: Readonly<Record<string, string>>; page?: string }
  /** The visitor became a member, or chose another language, country or appearance: kept pages show something else. */
  | { forget: 'pages' }
  /** Asks, through a port, what the site says today of the page that was shown from the last visit. */
  | { ask: 'today' };

/** What the site says of a page that was shown from the last visit: its boot data, nothing for want of a connection, or that it is another page now. */
export type TodaysPage = { kind: 'boot'; text: string } | { kind: 'offline' } | { kind: 'changed' };
