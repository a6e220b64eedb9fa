import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Origins } from './Origins';

/** Request headers as if our page were one of the site's, so that it may do the same; foreign pages stay foreign. */
export function toSite(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    ...headers,
    host: new URL(site).host,
    ...(origin === local && { origin: site }),
    ...(referer?.startsWith(`${local}/`) && { referer: site + referer.slice(local.length) }),
  };
}

const ONLY_THERE = /^(secure|partitioned|domain=.*)$/i;
/** Browsers accept this with Secure only. */
const ANYWHERE = /^samesite=none$/i;

/** Converts a Set-Cookie value of the site for http on this machine. */
export function plainCookie(value: string): string {
  const [pair = '', ...attributes] = value.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !ONLY_THERE.test(attribute));
  return [pair, ...kept.map((attribute) => (ANYWHERE.test(attribute) ? 'SameSite=Lax' : attribute))].join('; ');
}

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
