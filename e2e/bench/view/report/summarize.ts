import type { ColdWarmPair } from '../ViewVisitor';
import { FIGURES, type Visit } from '../measure/Figures';
import type { Variant } from '../variants/variants';
import type { View } from '../views';
import type { Estimates, Outcome, ViewResults } from './Results';
import { estimate, estimateRatio } from './statistics';

/** Visits of a view by variant, in the order of the runs. */
export type PairsByVariant = Partial<Record<Variant, ColdWarmPair[]>>;

const toEstimates = (visits: readonly Visit[]): Estimates =>
  Object.fromEntries(FIGURES.map((figure) => [figure, estimate(visits.map((visit) => visit[figure]))])) as Estimates;

const toLcps = (visits: readonly Visit[]): number[] => visits.map(({ lcp }) => lcp);

function toOutcome(pairs: readonly ColdWarmPair[], ours: readonly ColdWarmPair[]): Outcome {
  const [cold, warm] = [pairs.map((pair) => pair.cold), pairs.map((pair) => pair.warm)];
  const medianVisit = [...cold].sort((a, b) => a.lcp - b.lcp)[Math.floor((cold.length - 1) / 2)];
  return {
    cold: toEstimates(cold),
    warm: toEstimates(warm),
    warmToColdRatio: estimateRatio(toLcps(warm), toLcps(cold)),
    oursToThisRatio: estimateRatio(toLcps(ours.map((pair) => pair.cold)), toLcps(cold)),
    lcpElement: medianVisit?.lcpUrl || (medianVisit?.lcpElement ?? ''),
    waterfall: medianVisit?.waterfall ?? [],
    longTasks: medianVisit?.longTasks ?? [],
  };
}

/** Calculates medians, intervals and ratios of all visits of a view. */
export function summarize({ name, access }: View, pairs: PairsByVariant): ViewResults {
  const entries = Object.entries(pairs).map(([variant, variantPairs]) => [variant, toOutcome(variantPairs, pairs.ours ?? [])] as const);
  return { view: name, access, outcomes: Object.fromEntries(entries) };
}
