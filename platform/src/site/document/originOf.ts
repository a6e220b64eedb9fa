/** Origin for a domain's links: never from the Host header; scheme and port of the public origin. */
export function originOf(domain: string, publicOrigin: string): string {
  const own = new URL(publicOrigin);
  return own.hostname === domain || domain === '' ? own.origin : `${own.protocol}//${domain}`;
}
