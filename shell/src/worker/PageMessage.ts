/** Messages from the service worker to its pages. */
export type PageMessage =
  /** A push message arrived. */
  | 'pushed'
  /** A notification was tapped: the page navigates to one of its own paths, and confirms through the port. */
  | { open: string };
