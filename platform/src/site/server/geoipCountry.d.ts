declare module 'geoip-country' {
  /** Country of an address, null for private and unknown ones. */
  export function lookup(ip: string): { country: string } | null;
}
