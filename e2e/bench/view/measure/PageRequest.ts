/** A request made by a page. Times are in ms since the navigation; `end` is undefined while the request is pending. */
export interface PageRequest {
  id: string;
  url: string;
  /** Resource type in Chromium's terms: Document, Script, Fetch, XHR, Image … */
  type: string;
  start: number;
  end: number | undefined;
  /** Bytes on the wire, headers included. */
  bytes: number;
  /** URLs of the request's initiators: the document, or the scripts that were running. */
  initiators: string[];
  /** True if the response came from the browser's cache or the service worker. */
  cached: boolean;
  /** Error text if the request failed. */
  failure?: string;
}
