import type { Point } from '../points';
import { smoothPath } from '../smoothPath';
import { svg } from '../svg';
import { slopeFrom, type BodyShape } from './bodyShape';

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** The neckline from the left shoulder line to the right one. */
export function necklinePath(shape: BodyShape, start: number, dip: number, roundness: number): string {
  const [x, y] = slopeFrom(shape, start)[0] ?? [shape.neck, 120];
  const reach = x * Math.min(0.96, 0.3 + roundness * 0.36);
  const pull = roundness < 0.5 ? y + (dip - y) * 0.55 : dip;
  return svg`C${-x * 0.92} ${pull} ${-reach * (roundness < 0.5 ? 0.5 : 1)} ${dip} 0 ${dip}C${reach * (roundness < 0.5 ? 0.5 : 1)} ${dip} ${x * 0.92} ${pull} ${x} ${y - 1}`;
}

/** Shoulders and torso below a neckline. */
export function torsoPath(shape: BodyShape, neckline: { start: number; dip: number; roundness: number }): string {
  const { shoulder, waist } = shape;
  const right = slopeFrom(shape, neckline.start);
  const left = mirror(right).toReversed();
  const end = right.at(-1) ?? [shoulder * 0.74, 156];
  const hip = waist * 1.16;
  return [
    smoothPath(left),
    necklinePath(shape, neckline.start, neckline.dip, neckline.roundness),
    smoothPath(right, 'L'),
    svg`C${shoulder * 0.94} ${end[1] + 8} ${shoulder} ${end[1] + 28} ${shoulder - 4} 240`,
    svg`C${shoulder - 14} 300 ${waist + 4} 350 ${waist} 420C${waist - 2} 470 ${hip} 520 ${hip} 660`,
    svg`L${-hip} 660C${-hip} 520 ${-waist + 2} 470 ${-waist} 420C${-waist - 4} 350 ${-shoulder + 14} 300 ${-shoulder + 4} 240`,
    svg`C${-shoulder} ${end[1] + 28} ${-shoulder * 0.94} ${end[1] + 8} ${-end[0]} ${end[1]}Z`,
  ].join('');
}
