/** Term for a country's regions. */
export const REGION_WORDS = ['province', 'federal_state', 'canton', 'department', 'region', 'voivodeship', 'county', 'state'] as const;
export type RegionWord = (typeof REGION_WORDS)[number];

const BY_COUNTRY: Record<string, RegionWord> = {
  NL: 'province',
  BE: 'province',
  DE: 'federal_state',
  AT: 'federal_state',
  CH: 'canton',
  FR: 'department',
  IT: 'region',
  DK: 'region',
  FI: 'region',
  ES: 'province',
  PL: 'voivodeship',
  NO: 'county',
  SE: 'county',
  GB: 'county',
  IE: 'county',
  US: 'state',
  CA: 'province',
};

/** Word for a region of `country` (ISO 3166 alpha-2). */
export const regionWord = (country: string): RegionWord => BY_COUNTRY[country] ?? 'region';
