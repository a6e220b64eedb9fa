import type { LoadResult } from './measureLoad';
import { getMedianInterval, type MedianInterval } from './statistics';

/** One call, measured on both servers in succession. */
export interface MeasuredPair {
  call: string;
  ours: LoadResult;
  theirs: LoadResult;
}

/** Our results divided by theirs for one call, as medians over the pairs with 95 % intervals. */
export interface CallRatios {
  call: string;
  /** Ratio of the response times under the same load. */
  time: MedianInterval;
  /** Ratio of the CPU times per response. */
  processor: MedianInterval;
}

/** Maximum accepted upper bound of the interval of the response time ratio. */
const MAX_TIME_RATIO = 1.05;

/** Minimum number of pairs for a verdict: with fewer, the interval is too wide. */
export const MIN_PAIRS = 20;

/** Computes the ratios of each call, in the order of measurement. */
export function computeRatios(pairs: readonly MeasuredPair[]): CallRatios[] {
  const calls = [...new Set(pairs.map(({ call }) => call))];
  return calls.map((call) => {
    const callPairs = pairs.filter((pair) => pair.call === call);
    return {
      call,
      // With a constant number of connections, the response time is inversely proportional to the rate.
      time: getMedianInterval(callPairs.map(({ ours, theirs }) => theirs.rate / ours.rate)),
      processor: getMedianInterval(callPairs.map(({ ours, theirs }) => ours.cpuMs / theirs.cpuMs)),
    };
  });
}

/** Finds the calls with an inconclusive result: the limit lies within their interval. */
export const findUndecidedCalls = (ratios: readonly CallRatios[]): string[] =>
  ratios.filter(({ time }) => time.low <= MAX_TIME_RATIO && time.high > MAX_TIME_RATIO).map(({ call }) => call);

/** Finds the calls that may have become slower: the upper bound of their interval exceeds the limit. */
export const findPossiblySlowerCalls = (ratios: readonly CallRatios[]): string[] =>
  ratios.filter(({ time }) => time.high > MAX_TIME_RATIO).map(({ call }) => call);

const formatCells = ({ median, low, high }: MedianInterval): [string, string] => [
  median.toFixed(3),
  `${low.toFixed(3)} to ${high.toFixed(3)}`,
];

/** Formats the ratios as a Markdown table. */
export function formatRatioTable(ratios: readonly CallRatios[]): string {
  const header = ['Call', 'time, ours ÷ theirs', '95 % interval', 'processor, ours ÷ theirs', '95 % interval', `at most ${MAX_TIME_RATIO}`];
  const rows = ratios.map(({ call, time, processor }) => [
    call,
    ...formatCells(time),
    ...formatCells(processor),
    time.high > MAX_TIME_RATIO ? '**no**' : 'yes',
  ]);
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
