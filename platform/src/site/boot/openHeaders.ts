import { COUNTRY_COOKIE } from '@rendezvous/shared/contract';
import type { Visitor } from './BootSource';
import { countryHeader } from './countryHeader';

/** Headers that ask the api as a visitor would: domain, country, and the country they chose, which is all of their cookies that counts. */
export const openHeaders = ({ host, country, chosenCountry }: Visitor): Record<string, string> => ({
  host,
  [countryHeader]: country,
  ...(chosenCountry !== undefined && { cookie: `${COUNTRY_COOKIE}=${chosenCountry}` }),
});
