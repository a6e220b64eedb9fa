/** Members per country besides the named test accounts; with those there are 300 in 12 countries. */
export const membersByCountry: Record<string, number> = {
  NL: 49,
  DE: 30,
  BE: 24,
  GB: 24,
  FR: 22,
  IT: 20,
  ES: 20,
  PL: 20,
  DK: 20,
  FI: 20,
  NO: 20,
  SE: 20,
};

/** Every tenth of the generated members is fictional. */
export const FICTIONAL_EVERY = 10;
