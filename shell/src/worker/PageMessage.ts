/** What the service worker tells its pages. */
export type PageMessage =
  /** A push message arrived. */
  | 'pushed'
  /** A notification was opened: the page goes to a path of its own, and says so through the port. */
  | { open: string };
