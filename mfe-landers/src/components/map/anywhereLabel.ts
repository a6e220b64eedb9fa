import type { IntlShape } from '@rendezvous/shared/intl';

/** The first choice of a list of regions: none of them; `place` is the country or the area that they are in. */
export const anywhereLabel = (intl: IntlShape, place: string): string =>
  intl.formatMessage(
    { id: 'landers.map.anywhere', defaultMessage: 'Anywhere in {country}', description: 'First choice of the regions of a country' },
    { country: place },
  );
