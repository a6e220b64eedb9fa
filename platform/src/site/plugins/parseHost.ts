const HOST_PATTERN = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/** Returns the host of a Host header in lower case, without its port; undefined if the header is malformed. */
export function parseHost(header: string | undefined): string | undefined {
  const host = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
  return HOST_PATTERN.test(host) || /^\[[0-9a-f:]+\]$/.test(host) ? host : undefined;
}
