import { hasContactData } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { GeocodePort } from '../ports/geocode/GeocodePort';
import { regionsOf } from '../site/regionsOf';

/** Where a member lives, as far as they tell. */
export interface NamedPlace {
  country: string;
  region: string | null;
  city: string | null;
}

export type PlaceColumns = NamedPlace & { latitude: number | null; longitude: number | null };

const refuse = (field: keyof NamedPlace): never => {
  throw new ApiError('validation', { fields: { [field]: 'validation' } });
};

function check({ country, region, city }: NamedPlace, countries: readonly string[]): void {
  if (!countries.includes(country)) refuse('country');
  if (region !== null && !regionsOf(country).some(({ code }) => code === region)) refuse('region');
  if (city !== null && hasContactData(city)) refuse('city');
}

/** A place with the coordinates of its centre; a country, region or city that cannot be is refused. */
export async function placeOf(geocode: GeocodePort, countries: readonly string[], place: NamedPlace): Promise<PlaceColumns> {
  check(place, countries);
  const { country, region, city } = place;
  const centre = city === null ? null : await geocode.find(country, city);
  if (centre === null) return { ...place, latitude: null, longitude: null };
  const { latitude, longitude } = centre;
  return { country, region: region ?? centre.region, city, latitude, longitude };
}
