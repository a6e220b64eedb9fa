/** A request of a page. Times are ms since the navigation; `end` is undefined while it runs. */
export interface Loaded {
  id: string;
  url: string;
  /** As Chromium calls it: Document, Script, Fetch, XHR, Image … */
  type: string;
  start: number;
  end: number | undefined;
  /** Bytes on the wire, headers included. */
  bytes: number;
  /** Addresses of what asked for it: the document's, or the scripts' that were running. */
  initiators: string[];
  /** Answered by the browser's cache or the service worker. */
  cached: boolean;
  /** Why it failed, if it did. */
  failure?: string;
}
