import { CALLS } from './calls';
import type { Measurement } from './measure';
import { type Spread, spreadOf } from './statistics';

/** One row of the result: medians over the rounds. */
export interface ResultRow {
  setup: string;
  call: string;
  rate: Spread;
  share: Spread;
  p50: Spread;
  p95: Spread;
  p99: Spread;
  cpuMs: Spread;
}

/** Medians with their intervals, by server and call in the order they were measured. */
export function summarise(measurements: readonly Measurement[]): ResultRow[] {
  const groups = new Map<string, Measurement[]>();
  for (const each of measurements) {
    const key = `${each.setup} ${each.call}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => {
    const spread = (of: (measurement: Measurement) => number): Spread => spreadOf(group.map(of));
    const { setup = '', call = '' } = group[0] ?? {};
    const [rate, share] = [spread((each) => each.rate), spread((each) => each.share)];
    const [p50, p95, p99] = [spread((each) => each.p50), spread((each) => each.p95), spread((each) => each.p99)];
    return { setup, call, rate, share, p50, p95, p99, cpuMs: spread((each) => each.cpuMs) };
  });
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
const fraction = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

/** Limits of R-411 (ms, p95) and decision 015 (share of the hello world's rate) for a row, and whether it meets them. */
function verdict({ setup, call, p95, share }: ResultRow): string {
  const wanted = CALLS.find(({ name }) => name === call);
  if (wanted?.limitMs !== undefined) return p95.median < wanted.limitMs ? `under ${wanted.limitMs}` : `**over ${wanted.limitMs}**`;
  if (wanted?.status !== 304) return '';
  const least = setup.endsWith('redis') ? 0.6 : 0.7;
  return share.median >= least ? `at least ${least}` : `**below ${least}**`;
}

function line(row: ResultRow): string {
  const { setup, call, rate, share, p50, p95, p99, cpuMs } = row;
  const interval = `${fraction(share.low)} to ${fraction(share.high)}`;
  return `| ${[setup, call, whole(rate.median), fraction(share.median), interval, ms(p50.median), ms(p95.median), ms(p99.median), cpuMs.median.toFixed(3), verdict(row)].join(' | ')} |`;
}

/** The result as a Markdown table. */
export function tableOf(rows: readonly ResultRow[]): string {
  const head = [
    'Setup',
    'Call',
    'per second',
    'of hello world',
    '95 % interval',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'processor ms',
    'asked for',
  ];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}
