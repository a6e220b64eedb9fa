import type { IntlShape } from '@rendezvous/shared/intl';

/** Label of the first option in a list of regions, which selects none of them; `place` is the country or area of the regions. */
export const anywhereLabel = (intl: IntlShape, place: string): string =>
  intl.formatMessage(
    { id: 'landers.map.anywhere', defaultMessage: 'Anywhere in {country}', description: 'First choice of the regions of a country' },
    { country: place },
  );
