import { toFigures } from '../measure/toFigures';
import { hasEnoughPairs, meetsAllLimits, MIN_PAIRS, type SidePair, toComparison } from './toComparison';

/** A visit with one long task that blocks for `tbt` ms. */
const aVisit = (lcp: number, tbt = 0) => {
  const longTasks = [{ start: 600, duration: 50 + tbt }];
  return toFigures({ fcp: 500, lcp, loaded: 2_000, lcpElement: '', lcpUrl: '', cls: 0, longTasks, interactions: [] }, []);
};

const createPairs = (createPair: (pair: number) => SidePair): SidePair[] =>
  Array.from({ length: MIN_PAIRS }, (_, pair) => createPair(pair));

const SAME_PAIRS = createPairs(() => ({ ours: aVisit(1_000, 300), theirs: aVisit(1_000, 300) }));

const createScripts = (ours: number, theirs = 100) => ({
  ours: new Map([['shell/shell.js', ours]]),
  theirs: new Map([['shell/shell.js', theirs]]),
});

describe('a view beside the same view of another commit', () => {
  it('has the median of the ratios and the differences with the 14th and the 27th of forty', () => {
    const pairs = createPairs((pair) => ({ ours: aVisit(1_000 + pair, 300 + pair), theirs: aVisit(1_000, 300) }));
    const { ratio, tbt } = toComparison('index', pairs, createScripts(100));
    expect([ratio.low, ratio.high]).toEqual([1.013, 1.026]);
    expect(tbt).toEqual({ median: 19.5, low: 13, high: 26 });
  });

  it('does not see that the machine was slow for some of the pairs', () => {
    const pairs = createPairs((pair) => {
      const slowdown = pair > 15 ? 2 : 1;
      return { ours: aVisit(1_010 * slowdown), theirs: aVisit(1_000 * slowdown) };
    });
    expect(toComparison('index', pairs, createScripts(100)).ratio).toEqual({ median: 1.01, low: 1.01, high: 1.01 });
  });

  it.each([
    ['at', 1_060, true],
    ['over', 1_061, false],
  ])('is met in time when the upper end of the LCP ratio is at most 1.06: %s it', (_where, lcp, isRatioMet) => {
    const comparison = toComparison(
      'index',
      createPairs(() => ({ ours: aVisit(lcp), theirs: aVisit(1_000) })),
      createScripts(100),
    );
    expect([comparison.isRatioMet, meetsAllLimits(comparison)]).toEqual([isRatioMet, isRatioMet]);
  });

  it.each([
    ['at', 340, true],
    ['over', 341, false],
  ])('is met in blocking when the upper end of the median difference is at most 40 ms: %s it', (_where, tbt, isTbtMet) => {
    const comparison = toComparison(
      'index',
      createPairs(() => ({ ours: aVisit(1_000, tbt), theirs: aVisit(1_000, 300) })),
      createScripts(100),
    );
    expect([comparison.isTbtMet, meetsAllLimits(comparison)]).toEqual([isTbtMet, isTbtMet]);
  });

  it('is judged by the upper end, not by the median', () => {
    const pairs = createPairs((pair) => ({ ours: aVisit(pair < 24 ? 1_000 : 1_070), theirs: aVisit(1_000) }));
    const { ratio, isRatioMet } = toComparison('index', pairs, createScripts(100));
    expect([ratio.median, isRatioMet]).toEqual([1, false]);
  });

  it.each([
    ['as large', 100, true],
    ['smaller', 90, true],
    ['one byte larger', 101, false],
  ])('is met in size when its scripts are no larger: %s', (_what, ours, isSizeMet) => {
    const comparison = toComparison('index', SAME_PAIRS, createScripts(ours));
    expect([comparison.bytes, comparison.isSizeMet, meetsAllLimits(comparison)]).toEqual([{ ours, theirs: 100 }, isSizeMet, isSizeMet]);
  });

  it('is judged from 40 pairs on', () => {
    expect([hasEnoughPairs(39), hasEnoughPairs(40)]).toEqual([false, true]);
  });
});
