import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Origins } from './Origins';

/** Request headers as if our page were one of the site's, so that it has the same rights; the origin of foreign pages is unchanged. */
export function toSite(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    ...headers,
    host: new URL(site).host,
    ...(origin === local && { origin: site }),
    ...(referer?.startsWith(`${local}/`) && { referer: site + referer.slice(local.length) }),
  };
}

/** Cookie attributes that only work on the site: they require https or its domain. */
const SITE_ATTRIBUTE = /^(secure|partitioned|domain=.*)$/i;
/** Browsers accept this attribute only together with Secure. */
const SAME_SITE_NONE = /^samesite=none$/i;

/** Converts a Set-Cookie value of the site so that it works over http on this machine. */
export function plainCookie(value: string): string {
  const [pair = '', ...attributes] = value.split(';').map((part) => part.trim());
  const keptAttributes = attributes.filter((attribute) => !SITE_ATTRIBUTE.test(attribute));
  return [pair, ...keptAttributes.map((attribute) => (SAME_SITE_NONE.test(attribute) ? 'SameSite=Lax' : attribute))].join('; ');
}

/** Response headers that would bind localhost to https, or to alternative services of the site's host. */
const SITE_HEADERS = ['strict-transport-security', 'alt-svc'];

/** Response headers of the site, adapted to a page on our origin. */
export function fromSite(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  const keptHeaders = Object.entries(headers).filter(([name]) => !SITE_HEADERS.includes(name));
  return {
    ...Object.fromEntries(keptHeaders),
    ...(location !== undefined && { location: isAtOrigin(location, site) ? local + location.slice(site.length) : location }),
    ...(cookies && { 'set-cookie': cookies.map(plainCookie) }),
  };
}

const isAtOrigin = (address: string, origin: string): boolean => address === origin || /^[/?#]/.test(afterOrigin(address, origin));

const afterOrigin = (address: string, origin: string): string => (address.startsWith(origin) ? address.slice(origin.length) : '');
