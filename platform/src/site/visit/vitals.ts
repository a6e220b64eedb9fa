import type { ReleaseReport } from '@rendezvous/shared/contract';

export type VitalName = keyof Omit<ReleaseReport, 'remote' | 'release'>;

interface Scale {
  /** Width of a step, which is the precision of percentiles. */
  step: number;
  /** Larger values are counted in the last step. */
  max: number;
}

/** Scales of web vitals, LCP and INP in ms: values are counted in steps, so that the counts of several hours and servers can be added up. */
const SCALES: Record<VitalName, Scale> = {
  lcp: { step: 100, max: 20_000 },
  inp: { step: 20, max: 4_000 },
  cls: { step: 0.01, max: 2 },
};

export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const;

/** Thresholds above which a page is poor (web.dev/articles/vitals); LCP and INP in ms. */
const POOR_THRESHOLDS: Record<VitalName, number> = { lcp: 4_000, inp: 500, cls: 0.25 };

/** Whether any of a page's reported vitals is poor. */
export const isPoor = (report: Partial<Record<VitalName, number>>): boolean =>
  VITAL_NAMES.some((name) => (report[name] ?? 0) > POOR_THRESHOLDS[name]);

/** Returns the number of the step into which a value falls; step n covers values above n - 1 and up to n times the step's width. */
export function toVitalStep(name: VitalName, value: number): number {
  const { step, max } = SCALES[name];
  return Math.min(Math.ceil(Number((value / step).toFixed(6))), Math.round(max / step));
}

/** Returns the 75th percentile of values that were counted by step; null if there are none. */
export function getPercentile75(name: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const targetCount = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let countBefore = 0;
  for (const [step, count] of [...counts].sort(([left], [right]) => left - right)) {
    if (countBefore + count >= targetCount && count > 0) {
      const position = step === 0 ? 0 : step - 1 + (targetCount - countBefore) / count;
      return Number((position * SCALES[name].step).toFixed(3));
    }
    countBefore += count;
  }
  return null;
}
