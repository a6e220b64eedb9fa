import type { Load } from './load';
import { spreadOf, type Spread } from './statistics';

/** One call, measured on both servers in succession. */
export interface Pair {
  call: string;
  ours: Load;
  theirs: Load;
}

/** Our results divided by theirs for one call, as medians over the pairs with 95 % intervals. */
export interface Ratio {
  call: string;
  /** Ratio of the response times under the same load. */
  time: Spread;
  /** Ratio of the processor times per response. */
  processor: Spread;
}

/** Maximum accepted upper bound of the interval of the response time ratio. */
const MAX_TIME_RATIO = 1.05;

/** Minimum number of pairs for a verdict: with fewer, the interval is too wide. */
export const LEAST_PAIRS = 20;

/** Computes the ratios of each call, in the order of measurement. */
export function ratiosOf(pairs: readonly Pair[]): Ratio[] {
  const calls = [...new Set(pairs.map(({ call }) => call))];
  return calls.map((call) => {
    const callPairs = pairs.filter((pair) => pair.call === call);
    return {
      call,
      // With a constant number of connections, the response time is inversely proportional to the rate.
      time: spreadOf(callPairs.map(({ ours, theirs }) => theirs.rate / ours.rate)),
      processor: spreadOf(callPairs.map(({ ours, theirs }) => ours.cpuMs / theirs.cpuMs)),
    };
  });
}

/** Calls with an inconclusive result: the limit lies within their interval. */
export const undecidedCalls = (ratios: readonly Ratio[]): string[] =>
  ratios.filter(({ time }) => time.low <= MAX_TIME_RATIO && time.high > MAX_TIME_RATIO).map(({ call }) => call);

/** Calls that may be slower than before: the upper bound of their interval exceeds the limit. */
export const slowerCalls = (ratios: readonly Ratio[]): string[] =>
  ratios.filter(({ time }) => time.high > MAX_TIME_RATIO).map(({ call }) => call);

const toCells = ({ median, low, high }: Spread): [string, string] => [median.toFixed(3), `${low.toFixed(3)} to ${high.toFixed(3)}`];

/** Formats the ratios as a Markdown table. */
export function ratioTable(ratios: readonly Ratio[]): string {
  const head = ['Call', 'time, ours ÷ theirs', '95 % interval', 'processor, ours ÷ theirs', '95 % interval', `at most ${MAX_TIME_RATIO}`];
  const rows = ratios.map(({ call, time, processor }) => [
    call,
    ...toCells(time),
    ...toCells(processor),
    time.high > MAX_TIME_RATIO ? '**no**' : 'yes',
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
