const HOST_PATTERN = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/** Host of a request in lower case, without its port; undefined when malformed. It only selects a domain and is never part of a response. */
export function parseHost(header: string | undefined): string | undefined {
  const host = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
  return HOST_PATTERN.test(host) || /^\[[0-9a-f:]+\]$/.test(host) ? host : undefined;
}
