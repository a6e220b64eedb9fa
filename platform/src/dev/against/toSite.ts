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
