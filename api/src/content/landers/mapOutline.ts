/** A hexagonal cell of a map, with a corner at the top. `column` counts half widths, so that every second row is shifted by one. */
export interface Cell {
  column: number;
  row: number;
  region: string;
}

/** Half the width of a cell in drawing units; with a quarter of the height being 4, the cell is almost a regular hexagon. */
export const HALF_WIDTH = 7;
/** A quarter of the height of a cell in drawing units. */
export const QUARTER_HEIGHT = 4;

type Point = readonly [x: number, y: number];

/** Corners clockwise from the top, in half widths and quarter heights; the top of the first row is at 0. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 1],
  [1, 3],
  [0, 4],
  [-1, 3],
  [-1, 1],
];

const toKey = ([x, y]: Point): string => `${x},${y}`;

const getCorners = ({ column, row }: Cell): Point[] => CORNERS.map(([x, y]) => [column + x, 3 * row + y]);

/** Finds the outer edges of the cells, which no two cells share; returns the end points of the edges by starting point. */
function findBorders(cells: readonly Cell[]): Map<string, Point[]> {
  const edges = new Map<string, [Point, Point]>();
  for (const cell of cells) {
    const corners = getCorners(cell);
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      if (!edges.delete(`${toKey(to)} ${toKey(from)}`)) edges.set(`${toKey(from)} ${toKey(to)}`, [from, to]);
    });
  }
  const borders = new Map<string, Point[]>();
  for (const [from, to] of edges.values()) borders.set(toKey(from), [...(borders.get(toKey(from)) ?? []), to]);
  return borders;
}

const toDrawingUnits = ([x, y]: Point): Point => [x * HALF_WIDTH, y * QUARTER_HEIGHT];

function toPath([first, ...others]: readonly Point[]): string {
  if (first === undefined) return '';
  let [x, y] = toDrawingUnits(first);
  const steps = others.map((point) => {
    const [nextX, nextY] = toDrawingUnits(point);
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${toDrawingUnits(first).join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

/** Draws the outline of a region's cells as an SVG path, with a closed line around each connected part. */
export function drawOutline(cells: readonly Cell[]): string {
  const borders = findBorders(cells);
  const paths: string[] = [];
  for (const [start] of borders) {
    const line: Point[] = [];
    for (let key = start, next = borders.get(key)?.pop(); next !== undefined; next = borders.get(key)?.pop()) {
      line.push(next);
      key = toKey(next);
    }
    if (line.length > 0) paths.push(toPath(line));
  }
  return paths.join('');
}
