import type { Point } from './points';
import { svg } from './svg';

/** A smooth open path through the points (quadratic curves between their middles). */
export function smoothPath(points: readonly Point[], command: 'M' | 'L' = 'M'): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const middle = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return svg`Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`;
  });
  return svg`${command}${first[0]} ${first[1]}${middle.join('')}L${last[0]} ${last[1]}`;
}
