import type { IncomingHttpHeaders } from 'node:http';

/** Whether one of our own pages sent a request: Sec-Fetch-Site, or Origin where a browser lacks it. */
export function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
