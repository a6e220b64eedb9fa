import { ranged } from '../report/statistics';
import { type Cost, COST_LIMITS } from './toCost';

const mark = (isMet: boolean): string => (isMet ? 'ok    ' : 'MISSED');

function toLines({ view, lcp, ratio, kb, more, later, isRatioMet, isSizeMet }: Cost): string[] {
  const times = `LCP ${ranged(lcp.guarded, 0)} ms with, ${ranged(lcp.unprotected, 0)} without`;
  const sizes = `document and scripts ${kb.guarded.median.toFixed(1)} KB with, ${kb.unprotected.median.toFixed(1)} without`;
  return [
    `${mark(isRatioMet)}  ${view}: ${times}: ratio ${ranged(ratio, 3)}, under ${COST_LIMITS.ratio}`,
    `${mark(isSizeMet)}  ${view}: ${sizes}: ${ranged(more, 2)} KB more, under ${COST_LIMITS.kb}`,
    `        ${view}: ${ranged(later, 2)} KB more after the page has loaded`,
  ];
}

/** Formats the cost of the protections for each view, next to the limits. */
export const printCost = (costs: readonly Cost[], pairs: number): string =>
  [
    `The cost of the protections: medians of ${pairs} alternating pairs of cold visits, in brackets the interval that holds the median`,
    'with 95 %. All of the interval must be under the limit.',
    '',
    ...costs.flatMap(toLines),
    '',
  ].join('\n');
