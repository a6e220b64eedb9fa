import { ranged } from '../report/statistics';
import type { ScriptChange } from './scriptBytes';
import { type Comparison, isJudged, LEAST_PAIRS, LIMITS } from './toComparison';

const formatBytes = (bytes: number): string => (bytes === 0 ? 'none' : bytes.toLocaleString('en'));

const toScriptLine = ({ name, ours, theirs }: ScriptChange): string =>
  `          ${name}: ${formatBytes(ours)} ours, ${formatBytes(theirs)} theirs`;

function toLines({ view, lcp, ratio, tbt, bytes, changed, isRatioMet, isTbtMet, isSizeMet }: Comparison, isVerdict: boolean): string[] {
  const mark = (isLimitMet: boolean): string => (!isVerdict ? '      ' : isLimitMet ? 'ok    ' : 'MISSED');
  const times = `LCP ${ranged(lcp.ours, 0)} ms ours, ${ranged(lcp.theirs, 0)} theirs`;
  const sizes = `${formatBytes(bytes.ours)} bytes ours, ${formatBytes(bytes.theirs)} theirs`;
  return [
    `${mark(isRatioMet)}  ${view}: ${times}: ratio ${ranged(ratio, 3)}, at most ${LIMITS.ratio}`,
    `${mark(isTbtMet)}  ${view}: TBT ${ranged(tbt, 0)} ms more, at most ${LIMITS.tbtMs}`,
    `${mark(isSizeMet)}  ${view}: scripts before the first screen ${sizes}${changed.length > 0 ? ':' : ', each the same size'}`,
    ...changed.map(toScriptLine),
  ];
}

/** Formats the comparison of each view, next to the limits; gives no verdict for fewer than MIN_PAIRS pairs. */
export function printComparisons(comparisons: readonly Comparison[], commit: string, pairs: number): string {
  const isVerdict = isJudged(pairs);
  return [
    `Ours beside ${commit.slice(0, 8)}: medians of ${pairs} alternating pairs of cold visits, in brackets the interval that holds the median with`,
    '95 %. Its upper end must be within the limit, and scripts may not grow.',
    '',
    ...comparisons.flatMap((comparison) => toLines(comparison, isVerdict)),
    '',
    ...(isVerdict ? [] : [`Fewer than ${LEAST_PAIRS} pairs: nothing is judged.`, '']),
  ].join('\n');
}
