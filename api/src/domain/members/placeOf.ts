import { hasContactData } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import type { GeocodePort } from '../../ports/geocode/GeocodePort';
import { regionsOf } from '../site/regionsOf';

/** Where a member lives, as far as they tell. */
export interface NamedPlace {
  country: string;
  region: string | null;
  city: string | null;
}

export type PlaceColumns = NamedPlace & { latitude: number | null; longitude: number | null };

/** A place with the coordinates of its centre; a country, region or city that cannot be is refused. */
export async function placeOf(
  geocode: GeocodePort,
  countries: readonly string[],
  { country, region, city }: NamedPlace,
): Promise<PlaceColumns> {
  if (!countries.includes(country)) throw new ApiError('validation', { fields: { country: 'validation' } });
  const regions = regionsOf(country);
  if (region !== null && !regions.some(({ code }) => code === region))
    throw new ApiError('validation', { fields: { region: 'validation' } });
  if (city !== null && hasContactData(city)) throw new ApiError('validation', { fields: { city: 'validation' } });
  const centre = city === null ? null : await geocode.find(country, city);
  return {
    country,
    region: region ?? centre?.region ?? null,
    city,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  };
}
