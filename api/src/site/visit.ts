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

/** Country the request comes from, as the proxy found it, or the first of the domain. */
export function countryOf(request: FastifyRequest, countries: readonly string[]): string {
  const header = request.headers[COUNTRY_HEADER];
  if (typeof header === 'string' && /^[A-Z]{2}$/.test(header)) return header;
  return countries[0] ?? 'NL';
}

/** Country whose content is shown: the chosen one, the one the request comes from, or the first of the domain. */
export const contentCountryOf = (request: FastifyRequest, countries: readonly string[]): string =>
  contentCountry(countries, { found: countryOf(request, countries), chosen: request.cookies[COUNTRY_COOKIE] });

/** Language of texts written for a request: the member's, the chosen one, or the domain's. */
export function localeOf(request: FastifyRequest, settings: Pick<DomainSettings, 'domain_language'>): Locale {
  const chosen = request.cookies[LOCALE_COOKIE];
  return request.member?.language ?? (isLocale(chosen) ? chosen : undefined) ?? toLocale(settings.domain_language) ?? DEFAULT_LOCALE;
}
