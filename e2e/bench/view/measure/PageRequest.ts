/** A request of a page. Times are ms since the navigation; `end` is undefined while it is pending. */
export interface PageRequest {
  id: string;
  url: string;
  /** Resource type in Chromium's terms: Document, Script, Fetch, XHR, Image … */
  type: string;
  start: number;
  end: number | undefined;
  /** Bytes on the wire, headers included. */
  bytes: number;
  /** Addresses of the request's initiators: the document, or the scripts that were running. */
  initiators: string[];
  /** True if it was served from the browser's cache or by the service worker. */
  cached: boolean;
  /** Why it failed, if it did. */
  failure?: string;
}
