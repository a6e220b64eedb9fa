import type { Visit } from '../measure/Figures';
import { type Estimate, estimate, ratioOf } from '../report/statistics';
import type { CostPair } from './CostPair';

/** Maximum cost of the protections: LCP with them over LCP without, and KB of document and scripts until the page has loaded. */
export const COST_LIMITS = { ratio: 1.03, kb: 6 } as const;

/** Cost of the protections for a view. */
export interface Cost {
  view: string;
  /** ms. */
  lcp: Record<keyof CostPair, Estimate>;
  /** For each pair, LCP with protections over LCP without. */
  ratio: Estimate;
  /** Document and scripts on the wire until the page has loaded, compressed, including headers. */
  kb: Record<keyof CostPair, Estimate>;
  /** Additional KB with protections until then. */
  more: Estimate;
  /** Additional KB later: reports and web vitals, and prefetching. */
  later: Estimate;
  /** Both are below their limits with their whole intervals. */
  isRatioMet: boolean;
  isSizeMet: boolean;
}

const COUNTED = new Set(['Document', 'Script']);

type CodeVisit = Pick<Visit, 'waterfall' | 'loaded'>;

const kbOf = ({ waterfall }: CodeVisit, isCounted: (start: number) => boolean): number =>
  waterfall
    .filter(({ type, cached, start }) => COUNTED.has(type) && !cached && isCounted(start))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;

/** KB of a visit's document and scripts from the network until the page had loaded. */
export const kbOfCode = (visit: CodeVisit): number => kbOf(visit, (start) => start < visit.loaded);

/** KB of scripts requested later. */
export const kbOfLaterCode = (visit: CodeVisit): number => kbOf(visit, (start) => start >= visit.loaded);

/** Medians and intervals of all pairs of a view. */
export function toCost(view: string, pairs: readonly CostPair[]): Cost {
  const of = (side: keyof CostPair, figure: (visit: Visit) => number): number[] => pairs.map((pair) => figure(pair[side]));
  const lcps = { guarded: of('guarded', ({ lcp }) => lcp), unprotected: of('unprotected', ({ lcp }) => lcp) };
  const kbs = { guarded: of('guarded', kbOfCode), unprotected: of('unprotected', kbOfCode) };
  const ratio = ratioOf(lcps.guarded, lcps.unprotected);
  const difference = (kbOfSide: (visit: Visit) => number): Estimate =>
    estimate(pairs.map(({ guarded, unprotected }) => kbOfSide(guarded) - kbOfSide(unprotected)));
  const [more, later] = [difference(kbOfCode), difference(kbOfLaterCode)];
  return {
    ...{ view, ratio, more, later },
    lcp: { guarded: estimate(lcps.guarded), unprotected: estimate(lcps.unprotected) },
    kb: { guarded: estimate(kbs.guarded), unprotected: estimate(kbs.unprotected) },
    isRatioMet: ratio.high < COST_LIMITS.ratio,
    isSizeMet: more.high < COST_LIMITS.kb,
  };
}
