import type { IncomingHttpHeaders } from 'node:http';

const CODE = /^[A-Z]{2}$/;

/** Finds the country of a request: from the header of our own proxy if configured, otherwise from the table of address ranges. */
export function countryOf(
  header: string | undefined,
  lookup: (ip: string) => { country: string } | null,
): (ip: string, headers: IncomingHttpHeaders) => string {
  return (ip, headers) => {
    const named = header === undefined ? undefined : headers[header.toLowerCase()];
    if (typeof named === 'string' && CODE.test(named)) return named;
    const found = lookup(ip)?.country ?? '';
    return CODE.test(found) ? found : '';
  };
}
