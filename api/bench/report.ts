import { CALLS } from './calls';
import type { Measurement } from './measure';
import { type MedianInterval, getMedianInterval } from './statistics';

/** One row of the result, with medians over the rounds. */
export interface ResultRow {
  setup: string;
  call: string;
  rate: MedianInterval;
  share: MedianInterval;
  p50: MedianInterval;
  p95: MedianInterval;
  p99: MedianInterval;
  cpuMs: MedianInterval;
}

/** Computes the medians of each setup and call with their intervals, in the order of measurement. */
export function summarise(measurements: readonly Measurement[]): ResultRow[] {
  const groups = new Map<string, Measurement[]>();
  for (const measurement of measurements) {
    const key = `${measurement.setup} ${measurement.call}`;
    groups.set(key, [...(groups.get(key) ?? []), measurement]);
  }
  return [...groups.values()].map((group) => {
    const computeSpread = (getValue: (measurement: Measurement) => number): MedianInterval => getMedianInterval(group.map(getValue));
    const { setup = '', call = '' } = group[0] ?? {};
    const [rate, share] = [computeSpread((each) => each.rate), computeSpread((each) => each.share)];
    const [p50, p95, p99] = [computeSpread((each) => each.p50), computeSpread((each) => each.p95), computeSpread((each) => each.p99)];
    return { setup, call, rate, share, p50, p95, p99, cpuMs: computeSpread((each) => each.cpuMs) };
  });
}

const formatInteger = (value: number): string => Math.round(value).toLocaleString('en');
const formatMs = (value: number): string => (value < 10 ? value.toFixed(1) : formatInteger(value));
const formatFraction = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

/**
 * States whether a row meets its limit; empty for a row without one. R-411 limits the p95 in ms, and decision 015 the share of the
 * hello-world server's rate.
 */
function getVerdict({ setup, call, p95, share }: ResultRow): string {
  const benchCall = CALLS.find(({ name }) => name === call);
  if (benchCall?.limitMs !== undefined)
    return p95.median < benchCall.limitMs ? `under ${benchCall.limitMs}` : `**over ${benchCall.limitMs}**`;
  if (benchCall?.status !== 304) return '';
  const minShare = setup.endsWith('redis') ? 0.6 : 0.7;
  return share.median >= minShare ? `at least ${minShare}` : `**below ${minShare}**`;
}

function formatRow(row: ResultRow): string {
  const { setup, call, rate, share, p50, p95, p99, cpuMs } = row;
  const interval = `${formatFraction(share.low)} to ${formatFraction(share.high)}`;
  return `| ${[setup, call, formatInteger(rate.median), formatFraction(share.median), interval, formatMs(p50.median), formatMs(p95.median), formatMs(p99.median), cpuMs.median.toFixed(3), getVerdict(row)].join(' | ')} |`;
}

/** Formats the result as a Markdown table. */
export function formatTable(rows: readonly ResultRow[]): string {
  const header = [
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
  return [`| ${header.join(' | ')} |`, `| ${header.map(() => '---').join(' | ')} |`, ...rows.map(formatRow)].join('\n');
}
