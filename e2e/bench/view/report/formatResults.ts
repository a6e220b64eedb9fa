import { VARIANT_DESCRIPTIONS, type Variant, VARIANTS } from '../variants/variants';
import type { Outcome, ViewResults } from './Results';
import type { Estimate } from './statistics';
import type { Target } from './targets';

const COLUMNS = ['View', 'Variant', 'LCP', 'ours ÷', 'FCP', 'TBT', 'CLS', 'INP', 'Requests', 'Depth', 'KB', 'LCP warm', '÷ cold'];

const formatMedian = ({ median }: Estimate): string => String(Math.round(median));
const formatInterval = (estimate: Estimate): string =>
  `${formatMedian(estimate)} (${Math.round(estimate.low)}–${Math.round(estimate.high)})`;
const formatFixed = ({ median }: Estimate, digits = 2): string => median.toFixed(digits);

function toRow(view: string, variant: Variant, { cold, warm, warmToColdRatio, oursToThisRatio }: Outcome): string[] {
  const depth = `${formatMedian(cold.depth)} (${formatMedian(cold.codeDepth)})`;
  const ratio = variant === 'ours' ? '' : formatFixed(oursToThisRatio);
  const counts = [formatMedian(cold.inp), formatMedian(cold.requests), depth, formatMedian(cold.kb)];
  return [
    view,
    variant,
    formatInterval(cold.lcp),
    ratio,
    formatMedian(cold.fcp),
    formatMedian(cold.tbt),
    formatFixed(cold.cls, 3),
    ...counts,
    formatInterval(warm.lcp),
    formatFixed(warmToColdRatio),
  ];
}

/** Formats rows as the lines of a Markdown table that is also easy to read in a terminal. */
function toTable(rows: string[][]): string[] {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const formatRow = (cells: string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [formatRow(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(formatRow)];
}

const VERDICT_MARKS: Record<Target['verdict'], string> = { met: 'ok    ', noise: 'noise ', missed: 'MISSED' };

const toTargetLine = ({ label, limit, estimate, verdict }: Target): string =>
  `${VERDICT_MARKS[verdict]}  ${label}: ${estimate.median.toFixed(2)} (${estimate.low.toFixed(2)}–${estimate.high.toFixed(2)}), at most ${limit}`;

/** Formats the results as text: a table, a description of the variants, and the targets. */
export function formatResults(views: readonly ViewResults[], targets: readonly Target[], runs: number): string {
  const rows = views.flatMap(({ view, outcomes }) =>
    VARIANTS.flatMap((variant) => {
      const outcome = outcomes[variant];
      return outcome ? [toRow(view, variant, outcome)] : [];
    }),
  );
  const measuredVariants = VARIANTS.filter((variant) => views.some(({ outcomes }) => outcomes[variant]));
  return [
    ...toTable([COLUMNS, ...rows]),
    '',
    `Medians of ${runs} alternating runs, in brackets the interval that holds the median with 95 %; times in ms. Depth: all requests before the`,
    'largest paint, in brackets code and texts alone. Requests and KB until the page is quiet. "ours ÷" is the LCP of ours over the variant\'s.',
    ...measuredVariants.map((variant) => `${variant}: ${VARIANT_DESCRIPTIONS[variant]}.`),
    '',
    ...targets.map(toTargetLine),
    '',
  ].join('\n');
}
