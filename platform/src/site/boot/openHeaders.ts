import { COUNTRY_COOKIE } from '@rendezvous/shared/contract';
import type { Visitor } from './BootSource';
import { countryHeader } from './countryHeader';

/** Headers for reading the api as a visitor: domain, country, and the chosen country, the only cookie that matters. */
export const openHeaders = ({ host, country, chosenCountry }: Visitor): Record<string, string> => ({
  host,
  [countryHeader]: country,
  ...(chosenCountry !== undefined && { cookie: `${COUNTRY_COOKIE}=${chosenCountry}` }),
});
