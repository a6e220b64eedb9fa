import type { Visit } from '../measure/Figures';
import { type Estimate, estimate, estimateRatio } from '../report/statistics';
import { findChangedScripts, type ScriptBytes, type ScriptChange, sumBytes } from './scriptBytes';

/** `ours` is the site of this tree, `theirs` that of the other commit. */
export type SideName = 'ours' | 'theirs';

/**
 * Limits for the upper bounds of the intervals: of the LCP ratio, and of the difference in total blocking time in ms. Scripts must not grow by even
 * a single byte.
 */
export const LIMITS = { ratio: 1.06, tbtMs: 40 } as const;

/** Minimum number of pairs for a verdict: with fewer, the intervals are too wide. */
export const MIN_PAIRS = 40;

/** A cold visit to each side, one right after the other. */
export type SidePair = Record<SideName, Visit>;

/** Comparison of a view of this tree with the same view of the other commit. */
export interface Comparison {
  view: string;
  /** Largest Contentful Paint in ms. */
  lcp: Record<SideName, Estimate>;
  /** Our LCP divided by theirs, estimated over all pairs. */
  ratio: Estimate;
  /** Our total blocking time minus theirs in ms, estimated over all pairs. */
  tbt: Estimate;
  /** Compressed size in bytes of the scripts requested before the page has loaded. */
  bytes: Record<SideName, number>;
  /** Scripts that differ in size. */
  changed: ScriptChange[];
  isRatioMet: boolean;
  isTbtMet: boolean;
  isSizeMet: boolean;
}

/** Calculates medians and intervals of all pairs of a view, and compares its scripts. */
export function toComparison(view: string, pairs: readonly SidePair[], scripts: Record<SideName, ScriptBytes>): Comparison {
  const collect = (side: SideName, figure: 'lcp' | 'tbt'): number[] => pairs.map((pair) => pair[side][figure]);
  const lcps = { ours: collect('ours', 'lcp'), theirs: collect('theirs', 'lcp') };
  const ratio = estimateRatio(lcps.ours, lcps.theirs);
  const tbt = estimate(pairs.map(({ ours, theirs }) => ours.tbt - theirs.tbt));
  const bytes = { ours: sumBytes(scripts.ours), theirs: sumBytes(scripts.theirs) };
  return {
    ...{ view, ratio, tbt, bytes, changed: findChangedScripts(scripts.ours, scripts.theirs) },
    lcp: { ours: estimate(lcps.ours), theirs: estimate(lcps.theirs) },
    isRatioMet: ratio.high <= LIMITS.ratio,
    isTbtMet: tbt.high <= LIMITS.tbtMs,
    isSizeMet: bytes.ours <= bytes.theirs,
  };
}

/** True if there are enough pairs for a verdict. */
export const hasEnoughPairs = (pairs: number): boolean => pairs >= MIN_PAIRS;

export const meetsAllLimits = ({ isRatioMet, isTbtMet, isSizeMet }: Comparison): boolean => isRatioMet && isTbtMet && isSizeMet;
