import { isIP } from 'node:net';
import { parseHost } from '../../site/plugins/parseHost';

/** The two origins of a page: here and on the site. */
export interface Origins {
  /** Of this machine, as requested by the browser, for example `http://localhost:3000`. */
  local: string;
  /** Of the running site, for example `https://site.example`. */
  site: string;
}

/** Whether a Host header is an address of this machine: a foreign name that resolves to this machine must not act for the site's pages. */
export function isThisMachine(header: string | undefined): boolean {
  const host = parseHost(header);
  return host !== undefined && (host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0);
}
