import { MEANINGS, type Variant, VARIANTS } from '../variants/variants';
import type { Outcome, ViewResults } from './Results';
import type { Estimate } from './statistics';
import type { Target } from './targets';

const COLUMNS = ['View', 'Variant', 'LCP', 'ours ÷', 'FCP', 'TBT', 'CLS', 'INP', 'Requests', 'Depth', 'KB', 'LCP warm', '÷ cold'];

const whole = ({ median }: Estimate): string => String(Math.round(median));
const ranged = (one: Estimate): string => `${whole(one)} (${Math.round(one.low)}–${Math.round(one.high)})`;
const fixed = ({ median }: Estimate, digits = 2): string => median.toFixed(digits);

function row(view: string, variant: Variant, { cold, warm, warmToCold, oursToThis }: Outcome): string[] {
  const depth = `${whole(cold.depth)} (${whole(cold.codeDepth)})`;
  const ratio = variant === 'ours' ? '' : fixed(oursToThis);
  const counts = [whole(cold.inp), whole(cold.requests), depth, whole(cold.kb)];
  return [
    view,
    variant,
    ranged(cold.lcp),
    ratio,
    whole(cold.fcp),
    whole(cold.tbt),
    fixed(cold.cls, 3),
    ...counts,
    ranged(warm.lcp),
    fixed(warmToCold),
  ];
}

/** Lines of a Markdown table that reads well in a terminal, too. */
function tableOf(rows: string[][]): string[] {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)];
}

const MARKS: Record<Target['verdict'], string> = { met: 'ok    ', noise: 'noise ', missed: 'MISSED' };

const targetLine = ({ what, limit, measured, verdict }: Target): string =>
  `${MARKS[verdict]}  ${what}: ${measured.median.toFixed(2)} (${measured.low.toFixed(2)}–${measured.high.toFixed(2)}), at most ${limit}`;

/** The results as text: table, description of the variants, and the targets. */
export function printResults(views: readonly ViewResults[], targets: readonly Target[], runs: number): string {
  const rows = views.flatMap(({ view, outcomes }) =>
    VARIANTS.flatMap((variant) => {
      const outcome = outcomes[variant];
      return outcome ? [row(view, variant, outcome)] : [];
    }),
  );
  const measured = VARIANTS.filter((variant) => views.some(({ outcomes }) => outcomes[variant]));
  return [
    ...tableOf([COLUMNS, ...rows]),
    '',
    `Medians of ${runs} alternating runs, in brackets the interval that holds the median with 95 %; times in ms. Depth: all requests before the`,
    'largest paint, in brackets code and texts alone. Requests and KB until the page is quiet. "ours ÷" is the LCP of ours over the variant\'s.',
    ...measured.map((variant) => `${variant}: ${MEANINGS[variant]}.`),
    '',
    ...targets.map(targetLine),
    '',
  ].join('\n');
}
