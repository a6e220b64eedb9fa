import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request was sent by one of our own pages: Sec-Fetch-Site, or Origin in browsers without it. */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
