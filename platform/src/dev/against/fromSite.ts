import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Origins } from './Origins';
import { plainCookie } from './plainCookie';

/** They would bind localhost to https, or to alternative services of the site's host. */
const NOT_HERE = ['strict-transport-security', 'alt-svc'];

/** Response headers for a page at our address. */
export function fromSite(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  const kept = Object.entries(headers).filter(([name]) => !NOT_HERE.includes(name));
  return {
    ...Object.fromEntries(kept),
    ...(location !== undefined && { location: isIn(location, site) ? local + location.slice(site.length) : location }),
    ...(cookies && { 'set-cookie': cookies.map(plainCookie) }),
  };
}

const isIn = (address: string, origin: string): boolean => address === origin || /^[/?#]/.test(afterOrigin(address, origin));

const afterOrigin = (address: string, origin: string): string => (address.startsWith(origin) ? address.slice(origin.length) : '');
