import type { Point } from '../points';

/** The line a `share` of the way from one edge to the other; below 0 and above 1 it lies outside. */
export const betweenEdges = (a: readonly Point[], b: readonly Point[], share: number): Point[] =>
  a.map(([x, y], index) => {
    const [bx, by] = b[index] ?? [x, y];
    return [x + (bx - x) * share, y + (by - y) * share];
  });
