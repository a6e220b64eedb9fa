import { type Point, sampleCurve, getSmoothPath } from '../curves';
import { svg } from '../svg';
import type { Look } from './Look';

/** Measurements of the right half of a body in head units; the left half is its mirror image. */
export interface BodyShape {
  neck: number;
  shoulder: number;
  waist: number;
  /** Shoulder line from the neck (first) to the shoulder (last). */
  slope: readonly Point[];
}

const SLOPE_POINT_COUNT = 21;

/** Derives the measurements of a body from a look. */
export function getBodyShape({ gender, build }: Look): BodyShape {
  const isMale = gender === 'male';
  const shoulder = (isMale ? 166 : 138) * build.shoulders;
  const neck = (isMale ? 44 : 33) * (0.6 + build.shoulders * 0.4);
  const top = isMale ? 96 : 104;
  const slope = sampleCurve(
    [neck, top, neck + 3, isMale ? 126 : 136, shoulder * 0.46, isMale ? 136 : 147, shoulder * 0.74, isMale ? 150 : 157],
    SLOPE_POINT_COUNT,
  );
  return { neck, shoulder, waist: (isMale ? 122 : 96) * build.shoulders ** 1.6, slope };
}

/** Returns the part of the right shoulder line beyond the fraction `start` of its length, as points from neck to shoulder. */
export function sliceSlope({ slope }: BodyShape, start: number): readonly Point[] {
  return slope.slice(Math.round(start * (SLOPE_POINT_COUNT - 1)));
}

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** Path of the neckline, from the left shoulder line to the right one. */
export function getNecklinePath(shape: BodyShape, start: number, lowestY: number, roundness: number): string {
  const [x, y] = sliceSlope(shape, start)[0] ?? [shape.neck, 120];
  const reach = x * Math.min(0.96, 0.3 + roundness * 0.36);
  const pull = roundness < 0.5 ? y + (lowestY - y) * 0.55 : lowestY;
  return svg`C${-x * 0.92} ${pull} ${-reach * (roundness < 0.5 ? 0.5 : 1)} ${lowestY} 0 ${lowestY}C${reach * (roundness < 0.5 ? 0.5 : 1)} ${lowestY} ${x * 0.92} ${pull} ${x} ${y - 1}`;
}

/** Path of the shoulders and the torso below a neckline. */
export function getTorsoPath(shape: BodyShape, neckline: { start: number; lowestY: number; roundness: number }): string {
  const { shoulder, waist } = shape;
  const right = sliceSlope(shape, neckline.start);
  const left = mirror(right).toReversed();
  const end = right.at(-1) ?? [shoulder * 0.74, 156];
  const hip = waist * 1.16;
  return [
    getSmoothPath(left),
    getNecklinePath(shape, neckline.start, neckline.lowestY, neckline.roundness),
    getSmoothPath(right, 'L'),
    svg`C${shoulder * 0.94} ${end[1] + 8} ${shoulder} ${end[1] + 28} ${shoulder - 4} 240`,
    svg`C${shoulder - 14} 300 ${waist + 4} 350 ${waist} 420C${waist - 2} 470 ${hip} 520 ${hip} 660`,
    svg`L${-hip} 660C${-hip} 520 ${-waist + 2} 470 ${-waist} 420C${-waist - 4} 350 ${-shoulder + 14} 300 ${-shoulder + 4} 240`,
    svg`C${-shoulder} ${end[1] + 28} ${-shoulder * 0.94} ${end[1] + 8} ${-end[0]} ${end[1]}Z`,
  ].join('');
}

/** Path of the right arm down to `end`, hanging close to the body; `looseness` widens it for a sleeve. */
export function getArmPath({ shoulder, slope }: BodyShape, end: number, looseness: number): string {
  const [x, y] = slope.at(-3) ?? [shoulder * 0.7, 156];
  const outer = shoulder + 12 + looseness;
  const inner = shoulder - 30 - looseness;
  const elbow = Math.min(end, 410);
  return svg`M${x} ${y}C${shoulder * 0.98} ${y + 8} ${shoulder + 6 + looseness} ${y + 34} ${outer - 2} 260L${outer + 8} ${elbow}${end > 410 ? svg`L${outer - 8} ${end}` : ''}L${inner + (end > 410 ? 12 : 6)} ${end}${end > 410 ? svg`L${inner + 10} ${elbow}` : ''}L${inner} 262C${inner - 6} 230 ${x} 200 ${x} ${y}Z`;
}
