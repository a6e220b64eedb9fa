import type { LoadResult } from './measureLoad';
import { computeRatios, formatRatioTable, findPossiblySlowerCalls, findUndecidedCalls, type MeasuredPair } from './ratios';

const aLoadResult = (rate: number, cpuMs = 1): LoadResult => ({ rate, cpuMs, p50: 1, p95: 1, p99: 1 });
const aMeasuredPair = (call: string, ours: LoadResult, theirs: LoadResult): MeasuredPair => ({ call, ours, theirs });

test('half as many replies per second counts as twice the time', () => {
  const [ratio] = computeRatios([aMeasuredPair('send', aLoadResult(50, 3), aLoadResult(100, 2))]);
  expect(ratio).toEqual({ call: 'send', time: { median: 2, low: 2, high: 2 }, processor: { median: 1.5, low: 1.5, high: 1.5 } });
});

test('calls keep their order, each with its own pairs', () => {
  const pairs = [
    aMeasuredPair('send', aLoadResult(100), aLoadResult(100)),
    aMeasuredPair('search', aLoadResult(80), aLoadResult(100)),
    aMeasuredPair('send', aLoadResult(100), aLoadResult(110)),
  ];
  expect(computeRatios(pairs).map(({ call, time }) => [call, time.low, time.high])).toEqual([
    ['send', 1, 1.1],
    ['search', 1.25, 1.25],
  ]);
});

test('a call is slower when the upper end of its interval is over 1.05, whatever its median', () => {
  const createManyPairs = (call: string, ratio: number): MeasuredPair[] =>
    Array.from({ length: 20 }, () => aMeasuredPair(call, aLoadResult(100), aLoadResult(100 * ratio)));
  const ratios = computeRatios([
    ...createManyPairs('same', 1),
    ...createManyPairs('limit', 1.05),
    ...createManyPairs('slow', 1.06),
    ...createManyPairs('faster', 0.5),
  ]);
  expect(findPossiblySlowerCalls(ratios)).toEqual(['slow']);
  const wideRatios = computeRatios([0.9, 0.9, 1.2].map((ratio) => aMeasuredPair('wide', aLoadResult(100), aLoadResult(100 * ratio))));
  expect(findPossiblySlowerCalls(wideRatios)).toEqual(['wide']);
});

test('a call is undecided while the limit lies within its interval', () => {
  const createPairs = (call: string, ratios: number[]): MeasuredPair[] =>
    ratios.map((ratio) => aMeasuredPair(call, aLoadResult(100), aLoadResult(100 * ratio)));
  const ratios = computeRatios([
    ...createPairs('faster', [0.9, 1, 1.05]),
    ...createPairs('slower', [1.06, 1.07, 1.2]),
    ...createPairs('undecided', [0.9, 1, 1.06]),
  ]);
  expect(findUndecidedCalls(ratios)).toEqual(['undecided']);
});

test('the table shows for each call whether it is within the limit', () => {
  const rows = formatRatioTable(
    computeRatios([
      aMeasuredPair('send', aLoadResult(100, 2), aLoadResult(110, 4)),
      aMeasuredPair('search', aLoadResult(100), aLoadResult(100)),
    ]),
  ).split('\n');
  expect(rows.slice(2)).toEqual([
    '| send | 1.100 | 1.100 to 1.100 | 0.500 | 0.500 to 0.500 | **no** |',
    '| search | 1.000 | 1.000 to 1.000 | 1.000 | 1.000 to 1.000 | yes |',
  ]);
});
