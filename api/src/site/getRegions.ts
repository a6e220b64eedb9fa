import countries from 'country-region-data/data.json';

export interface Region {
  /** ISO 3166-2 without the country. */
  code: string;
  name: string;
}

const removeCountryPrefix = (country: string, code: string): string =>
  code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;

const REGIONS_BY_COUNTRY = new Map<string, Region[]>(
  countries.map(({ countryShortCode: country, regions }) => [
    country,
    regions.flatMap((region) =>
      'shortCode' in region ? [{ code: removeCountryPrefix(country, region.shortCode), name: region.name }] : [],
    ),
  ]),
);

/** Regions of a country (ISO 3166 alpha-2); empty if it has none. */
export const getRegions = (country: string): Region[] => REGIONS_BY_COUNTRY.get(country) ?? [];
