import { sampleCurve, getSmoothPath } from './curves';

test('a chain of curves is followed from its start to its end', () => {
  const points = sampleCurve([0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0], 7);
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([6, 0]);
  expect(points[3]?.[0]).toBeCloseTo(3);
});

test('too few points are an error', () => {
  expect(() => sampleCurve([0, 0, 1, 1], 3)).toThrow('four points');
});

test('a smooth path goes through the first and the last point', () => {
  expect(
    getSmoothPath([
      [0, 0],
      [10, 10],
      [20, 0],
    ]),
  ).toBe('M0 0Q10 10 15 5L20 0');
  expect(getSmoothPath([])).toBe('');
});
