import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Origins } from './Origins';

/** Returns request headers as if our page were one of the site's, so that it has the same rights; foreign pages keep their own origin. */
export function toSiteHeaders(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    ...headers,
    host: new URL(site).host,
    ...(origin === local && { origin: site }),
    ...(referer?.startsWith(`${local}/`) && { referer: site + referer.slice(local.length) }),
  };
}

/** Cookie attributes that only work on the site: they require https or its domain. */
const SITE_ONLY_ATTRIBUTE = /^(secure|partitioned|domain=.*)$/i;
/** Browsers accept this attribute only together with Secure. */
const SAME_SITE_NONE = /^samesite=none$/i;

/** Converts a Set-Cookie value of the site so that it works over http on this machine. */
export function toLocalCookie(value: string): string {
  const [pair = '', ...attributes] = value.split(';').map((segment) => segment.trim());
  const localAttributes = attributes.filter((attribute) => !SITE_ONLY_ATTRIBUTE.test(attribute));
  return [pair, ...localAttributes.map((attribute) => (SAME_SITE_NONE.test(attribute) ? 'SameSite=Lax' : attribute))].join('; ');
}

/** Response headers that would bind localhost to https, or to alternative services of the site's host. */
const SITE_ONLY_HEADERS = ['strict-transport-security', 'alt-svc'];

/** Response headers of the site, adapted to a page on our origin. */
export function toLocalHeaders(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  const localHeaders = Object.entries(headers).filter(([name]) => !SITE_ONLY_HEADERS.includes(name));
  return {
    ...Object.fromEntries(localHeaders),
    ...(location !== undefined && { location: isAtOrigin(location, site) ? local + location.slice(site.length) : location }),
    ...(cookies && { 'set-cookie': cookies.map(toLocalCookie) }),
  };
}

const isAtOrigin = (address: string, origin: string): boolean => address === origin || /^[/?#]/.test(removeOrigin(address, origin));

const removeOrigin = (address: string, origin: string): string => (address.startsWith(origin) ? address.slice(origin.length) : '');
