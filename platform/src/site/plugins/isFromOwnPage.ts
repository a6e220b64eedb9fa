import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request was sent by one of our own pages, according to Sec-Fetch-Site or, in browsers without it, Origin. */
export function isFromOwnPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
