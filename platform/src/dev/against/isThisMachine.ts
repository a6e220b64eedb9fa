import { isIP } from 'node:net';
import { hostOf } from '../../site/plugins/hostOf';

/** Whether a Host header is an address of this machine: a foreign name pointing here must not act for the site's pages. */
export function isThisMachine(header: string | undefined): boolean {
  const host = hostOf(header);
  return host !== undefined && (host === 'localhost' || host.endsWith('.localhost') || isIP(host.replace(/^\[|\]$/g, '')) !== 0);
}
