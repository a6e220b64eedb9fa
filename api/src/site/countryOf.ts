import type { FastifyRequest } from 'fastify';

/** Set by the proxy or the site server in front of the api; taken away from what a browser sends there. */
const COUNTRY_HEADER = 'x-geo-country';

/** Country the request comes from, as the proxy found it, otherwise the first of the domain. */
export function countryOf(request: FastifyRequest, countries: readonly string[]): string {
  const header = request.headers[COUNTRY_HEADER];
  if (typeof header === 'string' && /^[A-Z]{2}$/.test(header)) return header;
  return countries[0] ?? 'NL';
}
