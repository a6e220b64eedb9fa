import type { Load } from './load';
import { spreadOf, type Spread } from './statistics';

/** One call, measured on both servers in succession. */
export interface Pair {
  call: string;
  ours: Load;
  theirs: Load;
}

/** Ours divided by theirs for one call: medians of the pairs with their 95 % intervals. */
export interface Ratio {
  call: string;
  /** Of the response time, under the same load. */
  time: Spread;
  /** Of the processor time per response. */
  processor: Spread;
}

/** Maximum upper end of a time's interval. */
const HIGHEST = 1.05;

/** Fewer pairs give an interval too wide for a verdict. */
export const LEAST_PAIRS = 20;

/** Ratios of each call, in the order of measurement. */
export function ratiosOf(pairs: readonly Pair[]): Ratio[] {
  const calls = [...new Set(pairs.map(({ call }) => call))];
  return calls.map((call) => {
    const own = pairs.filter((pair) => pair.call === call);
    return {
      call,
      // With a constant number of connections the response time is the inverse of the rate.
      time: spreadOf(own.map(({ ours, theirs }) => theirs.rate / ours.rate)),
      processor: spreadOf(own.map(({ ours, theirs }) => ours.cpuMs / theirs.cpuMs)),
    };
  });
}

/** Calls for which the pairs are inconclusive: the limit is within their interval. */
export const undecidedCalls = (ratios: readonly Ratio[]): string[] =>
  ratios.filter(({ time }) => time.low <= HIGHEST && time.high > HIGHEST).map(({ call }) => call);

/** Calls that may be slower than before. */
export const slowerCalls = (ratios: readonly Ratio[]): string[] => ratios.filter(({ time }) => time.high > HIGHEST).map(({ call }) => call);

const text = ({ median, low, high }: Spread): [string, string] => [median.toFixed(3), `${low.toFixed(3)} to ${high.toFixed(3)}`];

/** The ratios as a Markdown table. */
export function ratioTable(ratios: readonly Ratio[]): string {
  const head = ['Call', 'time, ours ÷ theirs', '95 % interval', 'processor, ours ÷ theirs', '95 % interval', `at most ${HIGHEST}`];
  const rows = ratios.map(({ call, time, processor }) => [call, ...text(time), ...text(processor), time.high > HIGHEST ? '**no**' : 'yes']);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
