import type { ReleaseReport } from '@rendezvous/shared/contract';

export type VitalName = keyof Omit<ReleaseReport, 'remote' | 'release'>;

interface Scale {
  /** Width of a step, which is the precision of percentiles. */
  step: number;
  /** Values beyond are counted in the last step. */
  most: number;
}

/** Web vitals are counted in steps, so that hours and servers can be added up. */
const SCALES: Record<VitalName, Scale> = {
  lcp: { step: 100, most: 20_000 },
  inp: { step: 20, most: 4_000 },
  cls: { step: 0.01, most: 2 },
};

export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const;

/** Thresholds above which a page is poor (web.dev/articles/vitals): ms, ms, score. */
const POOR: Record<VitalName, number> = { lcp: 4_000, inp: 500, cls: 0.25 };

/** Whether any of a page's reported vitals is poor. */
export const isPoor = (told: Partial<Record<VitalName, number>>): boolean => VITAL_NAMES.some((name) => (told[name] ?? 0) > POOR[name]);

/** Step of a value: step n covers values above n - 1 and up to n times the width. */
export function vitalStep(name: VitalName, value: number): number {
  const { step, most } = SCALES[name];
  return Math.min(Math.ceil(Number((value / step).toFixed(6))), Math.round(most / step));
}

/** 75th percentile of counts by step, null without any. */
export function percentile75(name: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const wanted = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [step, count] of [...counts].sort(([left], [right]) => left - right)) {
    if (before + count >= wanted && count > 0) {
      const within = step === 0 ? 0 : step - 1 + (wanted - before) / count;
      return Number((within * SCALES[name].step).toFixed(3));
    }
    before += count;
  }
  return null;
}
