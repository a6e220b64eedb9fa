import { estimate, estimateRatio } from './statistics';

const countUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('median and interval', () => {
  it.each([
    [15, { median: 8, low: 4, high: 12 }],
    [16, { median: 8.5, low: 4, high: 13 }],
    [25, { median: 13, low: 8, high: 18 }],
    [6, { median: 3.5, low: 1, high: 6 }],
    [5, { median: 3, low: 1, high: 5 }],
    [1, { median: 1, low: 1, high: 1 }],
  ])('of %i values match the tables of order statistics', (count, expected) => {
    expect(estimate(countUpTo(count).reverse())).toEqual(expected);
  });

  it('are not moved by one wild value', () => {
    expect(estimate([...countUpTo(14), 90_000])).toEqual(estimate(countUpTo(15)));
  });

  it('of a ratio are taken run by run, so a slow minute of the machine cancels out', () => {
    const slowDown = (value: number, run: number): number => value * (run > 7 ? 3 : 1);
    const ours = countUpTo(15).map((run) => slowDown(110, run));
    const theirs = countUpTo(15).map((run) => slowDown(100, run));
    expect(estimateRatio(ours, theirs)).toEqual({ median: 1.1, low: 1.1, high: 1.1 });
  });
});
