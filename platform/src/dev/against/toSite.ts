import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Origins } from './Origins';

/** Headers as if our page were one of the site, so that it takes what its own pages may do; pages of others stay what they are. */
export function toSite(headers: IncomingHttpHeaders, { local, site }: Origins): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    ...headers,
    host: new URL(site).host,
    ...(origin === local && { origin: site }),
    ...(referer?.startsWith(`${local}/`) && { referer: site + referer.slice(local.length) }),
  };
}
