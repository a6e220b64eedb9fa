import { getCanaryBucket } from './chooseReleases';

const VISITOR_COUNT = 20_000;
const visitors = Array.from({ length: VISITOR_COUNT }, (_, index) => `visitor-${index}-abcdefghij`);

/** Returns the visitors that get a canary of `percent`. */
const chooseVisitors = (percent: number, remote: string, salt: string): Set<string> =>
  new Set(visitors.filter((visitor) => getCanaryBucket(visitor, remote, salt) < percent));

const DRAWS = [
  ['mfe-chat', '0a1b2c3d4e5f'],
  ['mfe-credits', '0a1b2c3d4e5f'],
  ['shell', 'ffffffffffff'],
] as const;

describe.each(DRAWS)('R-020 canaries of %s among 20,000 visitors, salt %s', (remote, salt) => {
  it('0 % selects exactly nobody, 100 % exactly everybody', () => {
    expect(chooseVisitors(0, remote, salt).size).toBe(0);
    expect(chooseVisitors(100, remote, salt).size).toBe(VISITOR_COUNT);
  });

  it.each([
    [1, 0.3],
    [10, 0.9],
    [50, 1.5],
  ])('%s %% is accurate within %s points, four sigma', (percent, points) => {
    const share = (100 * chooseVisitors(percent, remote, salt).size) / VISITOR_COUNT;
    expect(Math.abs(share - percent)).toBeLessThanOrEqual(points);
  });

  it('raising the share only adds visitors', () => {
    const steps = [0, 1, 5, 10, 25, 50, 100].map((percent) => chooseVisitors(percent, remote, salt));
    for (const [index, smallerSet] of steps.entries()) {
      const largerSet = steps[index + 1] ?? smallerSet;
      expect([...smallerSet].filter((visitor) => !largerSet.has(visitor))).toEqual([]);
    }
  });
});

describe('R-020 two canaries are independent of each other', () => {
  const pairs = DRAWS.flatMap((firstDraw, index) => DRAWS.slice(index + 1).map((secondDraw) => [firstDraw, secondDraw] as const));
  it.each(pairs)('%s and %s share visitors by chance only, within four sigma', (firstDraw, secondDraw) => {
    for (const [percent, expectedShare] of [
      [50, 0.25],
      [10, 0.01],
    ] as const) {
      const secondVisitors = chooseVisitors(percent, secondDraw[0], secondDraw[1]);
      const sharedCount = [...chooseVisitors(percent, firstDraw[0], firstDraw[1])].filter((visitor) => secondVisitors.has(visitor)).length;
      const sigma = Math.sqrt(VISITOR_COUNT * expectedShare * (1 - expectedShare));
      expect(Math.abs(sharedCount - VISITOR_COUNT * expectedShare)).toBeLessThanOrEqual(4 * sigma);
    }
  });

  it('a new draw of the same release is independent of the first one', () => {
    const secondVisitors = chooseVisitors(50, 'mfe-chat', 'another-salt');
    const sharedCount = [...chooseVisitors(50, 'mfe-chat', '0a1b2c3d4e5f')].filter((visitor) => secondVisitors.has(visitor)).length;
    expect(Math.abs(sharedCount - VISITOR_COUNT / 4)).toBeLessThanOrEqual(4 * Math.sqrt(VISITOR_COUNT * 0.25 * 0.75));
  });
});
