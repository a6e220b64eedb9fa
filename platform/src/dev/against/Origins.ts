import { isIP } from 'node:net';
import { parseHost } from '../../site/plugins/parseHost';

/** The two origins of a page: on this machine and on the site. */
export interface Origins {
  /** Origin on this machine, as requested by the browser, for example `http://localhost:3000`. */
  local: string;
  /** Origin of the running site, for example `https://site.example`. */
  site: string;
}

/**
 * Whether a Host header names `localhost`, a subdomain of it or an IP address. Checking it prevents DNS rebinding, in which a page of a
 * foreign domain that resolves to this machine poses as a page of the site.
 */
export function isThisMachine(hostHeader: string | undefined): boolean {
  const host = parseHost(hostHeader);
  return host !== undefined && (host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0);
}
