import type { FastifyRequest } from 'fastify';
import { contentCountry, COUNTRY_COOKIE } from '@rendezvous/shared/contract';
import { countryOf } from './countryOf';

/** Country whose content a request is shown: the one chosen, the one it comes from, or the first of the domain. */
export const contentCountryOf = (request: FastifyRequest, countries: readonly string[]): string =>
  contentCountry(countries, { found: countryOf(request, countries), chosen: request.cookies[COUNTRY_COOKIE] });
