import type { Cell } from './Cell';

/** A place on a flat map, in km. */
export interface Spot {
  x: number;
  y: number;
  region: string;
}

interface Grid {
  left: number;
  top: number;
  /** Width of a cell in km. */
  width: number;
  reach: number;
}

const ROW_OF_WIDTH = Math.sqrt(3) / 2;
function nearest(spots: readonly Spot[], x: number, y: number): { spot: Spot | undefined; km: number } {
  let found: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const square = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (square < least) [found, least] = [spot, square];
  }
  return { spot: found, km: Math.sqrt(least) };
}

const NEIGHBOURS = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/** A cell with that many land cells around it is land too: bays and lakes of one cell only look torn. */
const ENCLOSED_BY = 4;

const keyOf = (column: number, row: number): string => `${column} ${row}`;

function withoutGaps(cells: readonly Cell[], land: ReadonlySet<string>): Cell[] {
  const around = ({ column, row }: Cell): number => NEIGHBOURS.filter(([x, y]) => land.has(keyOf(column + x, row + y))).length;
  return cells.filter((cell) => land.has(keyOf(cell.column, cell.row)) || around(cell) >= ENCLOSED_BY);
}

/** The cells that are land: near enough to a place, and of its region; `towns` decide where places do not know theirs. */
export function landOf(spots: readonly Spot[], towns: readonly Spot[], { left, top, width, reach }: Grid): Cell[] {
  const [right, bottom] = [Math.max(...spots.map(({ x }) => x)), Math.max(...spots.map(({ y }) => y))];
  const beside = Math.ceil(reach) + 1;
  const cells: Cell[] = [];
  const land = new Set<string>();
  for (let row = -beside; top + row * width * ROW_OF_WIDTH <= bottom + beside * width; row += 1)
    for (let column = (row & 1) - 2 * beside; left + (column * width) / 2 <= right + beside * width; column += 2) {
      const [x, y] = [left + (column * width) / 2, top + row * width * ROW_OF_WIDTH];
      const { spot, km } = nearest(spots, x, y);
      if (km <= reach * width) land.add(keyOf(column, row));
      const { region } = (towns.length === 0 ? spot : nearest(towns, x, y).spot) ?? { region: '' };
      cells.push({ column, row, region });
    }
  const first = withoutGaps(cells, land);
  return withoutGaps(cells, new Set(first.map(({ column, row }) => keyOf(column, row))));
}
