declare module 'geoip-country' {
  /** Country of an IP address; null for private and unknown addresses. */
  export function lookup(ip: string): { country: string } | null;
}
