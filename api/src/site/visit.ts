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

/** Header with the visitor's country, set by the proxy or the site server in front of the api; they remove it from browsers' requests. */
const COUNTRY_HEADER = 'x-geo-country';

/** Country of the request as determined by the proxy, otherwise the domain's first one. */
export function getRequestCountry(request: FastifyRequest, countries: readonly string[]): string {
  const proxyCountry = request.headers[COUNTRY_HEADER];
  if (typeof proxyCountry === 'string' && /^[A-Z]{2}$/.test(proxyCountry)) return proxyCountry;
  return countries[0] ?? 'NL';
}

/** Country whose content is shown: the chosen one, otherwise the request's or the domain's first one. */
export const getContentCountry = (request: FastifyRequest, countries: readonly string[]): string =>
  contentCountry(countries, { found: getRequestCountry(request, countries), chosen: request.cookies[COUNTRY_COOKIE] });

/** Language of the texts for a request: the member's, otherwise the one chosen by cookie, otherwise the domain's. */
export function getRequestLocale(request: FastifyRequest, settings: Pick<DomainSettings, 'domain_language'>): Locale {
  const chosenLocale = request.cookies[LOCALE_COOKIE];
  return (
    request.member?.language ?? (isLocale(chosenLocale) ? chosenLocale : undefined) ?? toLocale(settings.domain_language) ?? DEFAULT_LOCALE
  );
}
