import type { Pair } from '../Contest';
import { FIGURES, type Visit } from '../measure/Figures';
import type { Variant } from '../variants/variants';
import type { View } from '../views';
import type { Estimates, Outcome, ViewResults } from './Results';
import { estimate, ratioOf } from './statistics';

/** Visits of a view by variant, in the order of the runs. */
export type Pairs = Partial<Record<Variant, Pair[]>>;

const estimatesOf = (visits: readonly Visit[]): Estimates =>
  Object.fromEntries(FIGURES.map((figure) => [figure, estimate(visits.map((visit) => visit[figure]))])) as Estimates;

const lcps = (visits: readonly Visit[]): number[] => visits.map(({ lcp }) => lcp);

function outcomeOf(pairs: readonly Pair[], ours: readonly Pair[]): Outcome {
  const [cold, warm] = [pairs.map((pair) => pair.cold), pairs.map((pair) => pair.warm)];
  const middle = [...cold].sort((a, b) => a.lcp - b.lcp)[Math.floor((cold.length - 1) / 2)];
  return {
    cold: estimatesOf(cold),
    warm: estimatesOf(warm),
    warmToCold: ratioOf(lcps(warm), lcps(cold)),
    oursToThis: ratioOf(lcps(ours.map((pair) => pair.cold)), lcps(cold)),
    lcpElement: middle?.lcpUrl || (middle?.lcpElement ?? ''),
    waterfall: middle?.waterfall ?? [],
    longTasks: middle?.longTasks ?? [],
  };
}

/** Medians, intervals and ratios of all visits of a view. */
export function summarize({ name, access }: View, pairs: Pairs): ViewResults {
  const entries = Object.entries(pairs).map(([variant, own]) => [variant, outcomeOf(own, pairs.ours ?? [])] as const);
  return { view: name, access, outcomes: Object.fromEntries(entries) };
}
