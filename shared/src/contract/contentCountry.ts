/** Cookie of the content country chosen by a visitor; ISO 3166 alpha-2. */
export const COUNTRY_COOKIE = 'country';

interface VisitCountry {
  /** Country found by the server; not necessarily one that the domain serves. */
  found: string;
  /** The cookie's raw value. */
  chosen: string | undefined;
}

/**
 * Content country, ISO 3166 alpha-2: the visitor's choice, otherwise the country found, if the domain serves it, otherwise the first one it serves
 * (R-136).
 */
export function contentCountry(served: readonly string[], { found, chosen }: VisitCountry): string {
  if (chosen !== undefined && served.includes(chosen)) return chosen;
  return served.includes(found) ? found : (served[0] ?? found);
}
