import type { IntlShape } from '@rendezvous/shared/intl';

/** Returns the name of a country by its ISO 3166 alpha-2 code, or the code itself when it is unknown. */
export const countryName = (intl: IntlShape, code: string): string =>
  intl.formatDisplayName(code, { type: 'region', fallback: 'code' }) ?? code;
