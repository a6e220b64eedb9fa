import {
  contentCountry,
  COUNTRY_COOKIE,
  DEFAULT_LOCALE,
  isLocale,
  type Locale,
  LOCALE_COOKIE,
  toLocale,
} from '@rendezvous/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { DomainSettings } from './DomainSettings';

/** Set by the proxy or the site server in front of the api, which remove it from requests of browsers. */
const COUNTRY_HEADER = 'x-geo-country';

/** Country of the request as found by the proxy, or the domain's first. */
export function countryOf(request: FastifyRequest, countries: readonly string[]): string {
  const header = request.headers[COUNTRY_HEADER];
  if (typeof header === 'string' && /^[A-Z]{2}$/.test(header)) return header;
  return countries[0] ?? 'NL';
}

/** Content country: the chosen one, the request's, or the domain's first. */
export const contentCountryOf = (request: FastifyRequest, countries: readonly string[]): string =>
  contentCountry(countries, { found: countryOf(request, countries), chosen: request.cookies[COUNTRY_COOKIE] });

/** Language of texts for a request: the member's, the chosen one, or the domain's. */
export function localeOf(request: FastifyRequest, settings: Pick<DomainSettings, 'domain_language'>): Locale {
  const chosen = request.cookies[LOCALE_COOKIE];
  return request.member?.language ?? (isLocale(chosen) ? chosen : undefined) ?? toLocale(settings.domain_language) ?? DEFAULT_LOCALE;
}
