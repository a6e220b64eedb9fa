import { CALLS } from './calls';
import type { Measurement } from './measure';
import { spreadOf, type Spread } from './statistics';

/** One line of the result: medians over the rounds. */
export interface ResultRow {
  setup: string;
  call: string;
  rate: Spread;
  share: Spread;
  p50: Spread;
  p97: Spread;
  p99: Spread;
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
    return { setup, call, rate, share, p50: spread((each) => each.p50), p97: spread((each) => each.p97), p99: spread((each) => each.p99) };
  });
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
const fraction = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

function verdict({ call, p97 }: ResultRow): string {
  const limit = CALLS.find(({ name }) => name === call)?.limitMs;
  if (limit === undefined) return '';
  return p97.median < limit ? `under ${limit}` : `**over ${limit}**`;
}

function line(row: ResultRow): string {
  const { setup, call, rate, share, p50, p97, p99 } = row;
  const interval = `${fraction(share.low)} to ${fraction(share.high)}`;
  return `| ${[setup, call, whole(rate.median), fraction(share.median), interval, ms(p50.median), ms(p97.median), ms(p99.median), verdict(row)].join(' | ')} |`;
}

/** The result as a Markdown table. */
export function tableOf(rows: readonly ResultRow[]): string {
  const head = ['Setup', 'Call', 'per second', 'of hello world', '95 % interval', 'p50 ms', 'p97.5 ms', 'p99 ms', 'R-411'];
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
}
