import type { Visit } from '../measure/Figures';
import { type Estimate, estimate, estimateRatio } from '../report/statistics';
import type { CostPair } from './CostPair';

/** Exclusive upper limits: the LCP with protections divided by the LCP without, and the additional KB until the page has loaded. */
export const COST_LIMITS = { ratio: 1.03, kb: 6 } as const;

/** Cost of the protections for a view. */
export interface Cost {
  view: string;
  /** Largest Contentful Paint in ms. */
  lcp: Record<keyof CostPair, Estimate>;
  /** LCP with protections divided by LCP without, estimated over all pairs. */
  ratio: Estimate;
  /** KB of document and scripts transferred until the page has loaded: compressed, including headers. */
  kb: Record<keyof CostPair, Estimate>;
  /** Additional KB with protections until the page has loaded. */
  additionalKb: Estimate;
  /** Additional KB of documents and scripts requested after the page has loaded, such as the code for reports. */
  laterKb: Estimate;
  /** True if the whole interval of `ratio` is below the limit. */
  isRatioMet: boolean;
  /** True if the whole interval of `additionalKb` is below the limit. */
  isSizeMet: boolean;
}

const COUNTED_TYPES = new Set(['Document', 'Script']);

type CodeVisit = Pick<Visit, 'waterfall' | 'loaded'>;

const sumKb = ({ waterfall }: CodeVisit, isCounted: (start: number) => boolean): number =>
  waterfall
    .filter(({ type, cached, start }) => COUNTED_TYPES.has(type) && !cached && isCounted(start))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;

/** KB of the document and scripts that a visit requested from the network before the page had loaded. */
export const sumCodeKb = (visit: CodeVisit): number => sumKb(visit, (start) => start < visit.loaded);

/** KB of documents and scripts that a visit requested from the network after the page had loaded. */
export const sumLaterCodeKb = (visit: CodeVisit): number => sumKb(visit, (start) => start >= visit.loaded);

/** Calculates medians and intervals of all pairs of a view. */
export function toCost(view: string, pairs: readonly CostPair[]): Cost {
  const collect = (side: keyof CostPair, figure: (visit: Visit) => number): number[] => pairs.map((pair) => figure(pair[side]));
  const lcps = { guarded: collect('guarded', ({ lcp }) => lcp), unprotected: collect('unprotected', ({ lcp }) => lcp) };
  const kbs = { guarded: collect('guarded', sumCodeKb), unprotected: collect('unprotected', sumCodeKb) };
  const ratio = estimateRatio(lcps.guarded, lcps.unprotected);
  const estimateDifference = (sumVisitKb: (visit: Visit) => number): Estimate =>
    estimate(pairs.map(({ guarded, unprotected }) => sumVisitKb(guarded) - sumVisitKb(unprotected)));
  const [additionalKb, laterKb] = [estimateDifference(sumCodeKb), estimateDifference(sumLaterCodeKb)];
  return {
    ...{ view, ratio, additionalKb, laterKb },
    lcp: { guarded: estimate(lcps.guarded), unprotected: estimate(lcps.unprotected) },
    kb: { guarded: estimate(kbs.guarded), unprotected: estimate(kbs.unprotected) },
    isRatioMet: ratio.high < COST_LIMITS.ratio,
    isSizeMet: additionalKb.high < COST_LIMITS.kb,
  };
}
