import type { Visit } from '../measure/Figures';
import { toFigures } from '../measure/toFigures';
import type { PageRequest } from '../measure/PageRequest';
import type { CostPair } from './CostPair';
import { toCost, sumCodeKb, sumLaterCodeKb } from './toCost';

const aRequest = (type: string, kb: number, overrides: Partial<PageRequest> = {}): PageRequest => ({
  ...{ id: type, url: `https://localhost:1/${type}`, type, start: 0, end: 1, bytes: kb * 1_024, initiators: [], cached: false },
  ...overrides,
});

const aVisit = (lcp: number, kb = 100): Visit => {
  const measurements = { fcp: 500, lcp, loaded: 2_000, lcpElement: '', lcpUrl: '', cls: 0, longTasks: [], interactions: [] };
  return toFigures(measurements, [aRequest('Document', 10), aRequest('Script', kb)]);
};

/** Creates thirty pairs; `getSlowdown` returns the factor by which the machine slows down during a pair. */
const createPairs = (getLcp: (pair: number) => number, kb = 100, getSlowdown = (_pair: number): number => 1): CostPair[] =>
  Array.from({ length: 30 }, (_, pair) => ({
    guarded: aVisit(getLcp(pair) * getSlowdown(pair), kb),
    unprotected: aVisit(1_000 * getSlowdown(pair), 100),
  }));

describe('the cost of the protections', () => {
  it('is the median of the thirty ratios, with the 10th and the 21st as its interval', () => {
    expect(
      toCost(
        'index',
        createPairs((pair) => 1_000 + pair),
      ).ratio,
    ).toEqual({ median: 1.0145, low: 1.009, high: 1.02 });
  });

  it('is not affected when the machine is slow for some of the pairs', () => {
    expect(
      toCost(
        'index',
        createPairs(
          () => 1_010,
          100,
          (pair) => (pair > 12 ? 2 : 1),
        ),
      ).ratio,
    ).toEqual({ median: 1.01, low: 1.01, high: 1.01 });
  });

  it.each([
    ['under', 1_029, true],
    ['at', 1_030, false],
    ['over', 1_100, false],
  ])('in time is met only when the whole interval is under the limit: %s it', (_where, lcp, isRatioMet) => {
    expect(
      toCost(
        'index',
        createPairs(() => lcp),
      ).isRatioMet,
    ).toBe(isRatioMet);
  });

  it('in time is not met when only the median is under the limit', () => {
    const { ratio, isRatioMet } = toCost(
      'index',
      createPairs((pair) => (pair < 18 ? 1_000 : 1_050)),
    );
    expect([ratio.median, isRatioMet]).toEqual([1, false]);
  });

  it.each([
    [105.9, true],
    [106, false],
  ])('in size is met under 6 KB: %d of 100 KB', (kb, isSizeMet) => {
    expect(
      toCost(
        'index',
        createPairs(() => 1_000, kb),
      ).isSizeMet,
    ).toBe(isSizeMet);
  });

  it('counts documents and scripts from the network, but not data, pictures or cached files', () => {
    const waterfall = [
      aRequest('Document', 8),
      aRequest('Script', 20),
      aRequest('Script', 20, { cached: true }),
      aRequest('Image', 90),
      aRequest('XHR', 3),
    ];
    expect(sumCodeKb({ waterfall, loaded: 1_000 })).toBe(28);
  });

  it('counts requests made after the page has loaded separately', () => {
    const waterfall = [aRequest('Document', 8), aRequest('Script', 3, { start: 1_000 })];
    expect([sumCodeKb, sumLaterCodeKb].map((sumKb) => sumKb({ waterfall, loaded: 1_000 }))).toEqual([8, 3]);
  });
});
