import { formatEstimate } from '../report/statistics';
import { type Cost, COST_LIMITS } from './toCost';

const formatVerdict = (isMet: boolean): string => (isMet ? 'ok    ' : 'MISSED');

function formatViewCost({ view, lcp, ratio, kb, additionalKb, laterKb, isRatioMet, isSizeMet }: Cost): string[] {
  const lcpText = `LCP ${formatEstimate(lcp.guarded, 0)} ms with, ${formatEstimate(lcp.unprotected, 0)} without`;
  const sizeText = `document and scripts ${kb.guarded.median.toFixed(1)} KB with, ${kb.unprotected.median.toFixed(1)} without`;
  return [
    `${formatVerdict(isRatioMet)}  ${view}: ${lcpText}: ratio ${formatEstimate(ratio, 3)}, under ${COST_LIMITS.ratio}`,
    `${formatVerdict(isSizeMet)}  ${view}: ${sizeText}: ${formatEstimate(additionalKb, 2)} KB more, under ${COST_LIMITS.kb}`,
    `        ${view}: ${formatEstimate(laterKb, 2)} KB more after the page has loaded`,
  ];
}

/** Formats the cost of the protections for each view, next to the limits. */
export const formatCosts = (costs: readonly Cost[], pairs: number): string =>
  [
    `The cost of the protections: medians of ${pairs} alternating pairs of cold visits, in brackets the interval that holds the median`,
    'with 95 %. All of the interval must be under the limit.',
    '',
    ...costs.flatMap(formatViewCost),
    '',
  ].join('\n');
