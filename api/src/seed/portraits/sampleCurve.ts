import { toPoints, type Point } from './points';

function bezier([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  const at = (axis: 0 | 1) => a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2] + d[axis] * weights[3];
  return [at(0), at(1)];
}

/** Points along a chain of cubic curves: a start, then two controls and an end per curve. */
export function sampleCurve(numbers: readonly number[], count: number): Point[] {
  const points = toPoints(numbers);
  const curves = Math.floor((points.length - 1) / 3);
  return Array.from({ length: count }, (_, index) => {
    const position = (index / (count - 1)) * curves;
    const curve = Math.min(Math.floor(position), curves - 1);
    const [a, b, c, d] = points.slice(curve * 3, curve * 3 + 4);
    if (!a || !b || !c || !d) throw new Error('a curve needs four points');
    return bezier([a, b, c, d], position - curve);
  });
}
