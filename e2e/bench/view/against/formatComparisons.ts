import { formatEstimate } from '../report/statistics';
import type { ScriptChange } from './scriptBytes';
import { type Comparison, hasEnoughPairs, MIN_PAIRS, LIMITS } from './toComparison';

const formatBytes = (bytes: number): string => (bytes === 0 ? 'none' : bytes.toLocaleString('en'));

const toScriptLine = ({ name, ours, theirs }: ScriptChange): string =>
  `          ${name}: ${formatBytes(ours)} ours, ${formatBytes(theirs)} theirs`;

function formatComparison(
  { view, lcp, ratio, tbt, bytes, changed, isRatioMet, isTbtMet, isSizeMet }: Comparison,
  hasVerdict: boolean,
): string[] {
  const formatVerdict = (isLimitMet: boolean): string => (!hasVerdict ? '      ' : isLimitMet ? 'ok    ' : 'MISSED');
  const lcpText = `LCP ${formatEstimate(lcp.ours, 0)} ms ours, ${formatEstimate(lcp.theirs, 0)} theirs`;
  const sizeText = `${formatBytes(bytes.ours)} bytes ours, ${formatBytes(bytes.theirs)} theirs`;
  return [
    `${formatVerdict(isRatioMet)}  ${view}: ${lcpText}: ratio ${formatEstimate(ratio, 3)}, at most ${LIMITS.ratio}`,
    `${formatVerdict(isTbtMet)}  ${view}: TBT ${formatEstimate(tbt, 0)} ms more, at most ${LIMITS.tbtMs}`,
    `${formatVerdict(isSizeMet)}  ${view}: scripts before the first screen ${sizeText}${changed.length > 0 ? ':' : ', each the same size'}`,
    ...changed.map(toScriptLine),
  ];
}

/** Formats the comparison of each view, next to the limits; gives no verdict for fewer than MIN_PAIRS pairs. */
export function formatComparisons(comparisons: readonly Comparison[], commit: string, pairs: number): string {
  const hasVerdict = hasEnoughPairs(pairs);
  return [
    `Ours beside ${commit.slice(0, 8)}: medians of ${pairs} alternating pairs of cold visits, in brackets the interval that holds the median with`,
    '95 %. Its upper end must be within the limit, and scripts may not grow.',
    '',
    ...comparisons.flatMap((comparison) => formatComparison(comparison, hasVerdict)),
    '',
    ...(hasVerdict ? [] : [`Fewer than ${MIN_PAIRS} pairs: nothing is judged.`, '']),
  ].join('\n');
}
