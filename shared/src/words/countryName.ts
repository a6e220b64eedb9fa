import type { IntlShape } from '@rendezvous/shared/intl';

/** Name of a country by its ISO 3166 alpha-2 code; the code itself when unknown. */
export const countryName = (intl: IntlShape, code: string): string =>
  intl.formatDisplayName(code, { type: 'region', fallback: 'code' }) ?? code;
