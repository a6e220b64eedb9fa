import type { ProfileCard } from '@rendezvous/shared/contract';
import { type IntlShape } from '@rendezvous/shared/intl';
import { countryName } from '@rendezvous/shared/words';

/** City of a member, or the country if no city is known. */
export const formatPlace = (intl: IntlShape, { city, country }: Pick<ProfileCard, 'city' | 'country'>): string =>
  city ?? countryName(intl, country);
