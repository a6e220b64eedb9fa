import type { Look } from '../Look';
import type { Point } from '../points';
import { sampleCurve } from '../sampleCurve';

/** Measures of a body in head units, right side; the left one is its mirror. */
export interface BodyShape {
  neck: number;
  shoulder: number;
  waist: number;
  /** Shoulder line from the neck (first) to the shoulder (last). */
  slope: readonly Point[];
}

const STEPS = 21;

/** The body that belongs to a look. */
export function bodyShape({ gender, build }: Look): BodyShape {
  const male = gender === 'male';
  const shoulder = (male ? 166 : 138) * build.shoulders;
  const neck = (male ? 44 : 33) * (0.6 + build.shoulders * 0.4);
  const top = male ? 96 : 104;
  const slope = sampleCurve(
    [neck, top, neck + 3, male ? 126 : 136, shoulder * 0.46, male ? 136 : 147, shoulder * 0.74, male ? 150 : 157],
    STEPS,
  );
  return { neck, shoulder, waist: (male ? 122 : 96) * build.shoulders ** 1.6, slope };
}

/** The shoulder line from the share `start` of its length on, on one side, as markup points from neck to shoulder. */
export function slopeFrom({ slope }: BodyShape, start: number): readonly Point[] {
  return slope.slice(Math.round(start * (STEPS - 1)));
}
