/** Cookie of the country that a visitor chose for what the site shows; ISO 3166 alpha-2. */
export const COUNTRY_COOKIE = 'country';

interface VisitCountry {
  /** Country that the server found; not always one that the domain serves. */
  found: string;
  /** Value of the cookie, whatever it says. */
  chosen: string | undefined;
}

/**
 * Country used for content, ISO 3166 alpha-2: the visitor's choice, else the country found, of those that the domain serves, else the
 * first of them.
 */
export function contentCountry(served: readonly string[], { found, chosen }: VisitCountry): string {
  if (chosen !== undefined && served.includes(chosen)) return chosen;
  return served.includes(found) ? found : (served[0] ?? found);
}
