import fc from 'fast-check';
import { isPoor, getPercentile75, toVitalStep, VITAL_NAMES } from './vitals';

const STEP_WIDTHS = { lcp: 100, inp: 20, cls: 0.01 };
const MAX_VALUES = { lcp: 20_000, inp: 4_000, cls: 2 };

it.each([
  [{}, false],
  [{ lcp: 4_000, inp: 500, cls: 0.25 }, false],
  [{ lcp: 4_001 }, true],
  [{ lcp: 900, inp: 501 }, true],
  [{ cls: 0.26 }, true],
])('a page that reported %j is poor: %s', (report, expected) => {
  expect(isPoor(report)).toBe(expected);
});

describe('web vitals counted in steps', () => {
  it.each([
    ['lcp', 0, 0],
    ['lcp', 1, 1],
    ['lcp', 100, 1],
    ['lcp', 100.1, 2],
    ['lcp', 1e9, 200],
    ['inp', 16, 1],
    ['cls', 0.03, 3],
    ['cls', 0.031, 4],
  ] as const)('%s of %s is in step %s', (name, value, step) => {
    expect(toVitalStep(name, value)).toBe(step);
  });

  it.each(VITAL_NAMES)('the 75th percentile of %s is accurate to within one step', (name) => {
    const value = fc.double({ min: 0, max: MAX_VALUES[name], noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 200 }), (values) => {
        const counts = new Map<number, number>();
        for (const measuredValue of values)
          counts.set(toVitalStep(name, measuredValue), (counts.get(toVitalStep(name, measuredValue)) ?? 0) + 1);
        const exactPercentile = [...values].sort((left, right) => left - right)[Math.ceil(0.75 * values.length) - 1] ?? 0;
        expect(Math.abs((getPercentile75(name, counts) ?? Number.NaN) - exactPercentile)).toBeLessThanOrEqual(STEP_WIDTHS[name] + 1e-3);
      }),
    );
  });

  it('there is no percentile without values', () => {
    expect(getPercentile75('lcp', new Map())).toBeNull();
  });
});
