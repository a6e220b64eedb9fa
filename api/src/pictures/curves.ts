import { svg } from './svg';

export type Point = readonly [x: number, y: number];

/** Groups numbers `x y x y …` into points. */
function toPoints(coordinates: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) points.push([coordinates[index] ?? 0, coordinates[index + 1] ?? 0]);
  return points;
}

/** Returns the path of a smooth line from the first point to the last; the points between them are control points, which the line only approaches. */
export function getSmoothPath(points: readonly Point[], command: 'M' | 'L' = 'M'): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const segments = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return svg`Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`;
  });
  return svg`${command}${first[0]} ${first[1]}${segments.join('')}L${last[0]} ${last[1]}`;
}

function getBezierPoint([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  const getCoordinate = (axis: 0 | 1) => a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2] + d[axis] * weights[3];
  return [getCoordinate(0), getCoordinate(1)];
}

/**
 * Samples `count` points along a chain of cubic curves. `coordinates` are those of a start point, then of two control points and an end point per
 * curve.
 */
export function sampleCurve(coordinates: readonly number[], count: number): Point[] {
  const points = toPoints(coordinates);
  const curveCount = Math.floor((points.length - 1) / 3);
  return Array.from({ length: count }, (_, index) => {
    const position = (index / (count - 1)) * curveCount;
    const curveIndex = Math.min(Math.floor(position), curveCount - 1);
    const [a, b, c, d] = points.slice(curveIndex * 3, curveIndex * 3 + 4);
    if (!a || !b || !c || !d) throw new Error('a curve needs four points');
    return getBezierPoint([a, b, c, d], position - curveIndex);
  });
}
